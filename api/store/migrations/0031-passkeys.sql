-- Passkeys of an account ('user') or an administrator ('admin'): the id and the public key that the authenticator gave
-- (base64url), how often it has signed, as it counts, the name of the site that it was made for, how it can be reached,
-- and whether it is copied to other devices.
CREATE TABLE passkeys (
  credential_id TEXT PRIMARY KEY,
  id VARCHAR(40) NOT NULL UNIQUE,
  kind VARCHAR(10) NOT NULL,
  owner_id TEXT NOT NULL,
  name TEXT NOT NULL,
  public_key TEXT NOT NULL,
  counter BIGINT NOT NULL,
  site TEXT NOT NULL,
  transports TEXT NOT NULL,
  synced INTEGER NOT NULL,
  created_at BIGINT NOT NULL,
  last_used_at BIGINT
);

CREATE INDEX passkeys_of_owner ON passkeys (kind, owner_id, credential_id);

-- Hashes of the random numbers that an authenticator is to sign, each good once and for minutes: what for ('add' or
-- 'sign-in'), and a hash of the session or of the page that asked for it.
CREATE TABLE passkey_challenges (
  challenge_hash VARCHAR(64) PRIMARY KEY,
  kind VARCHAR(10) NOT NULL,
  purpose VARCHAR(10) NOT NULL,
  holder_hash VARCHAR(64) NOT NULL,
  until BIGINT NOT NULL
);

CREATE INDEX passkey_challenges_until ON passkey_challenges (until);
