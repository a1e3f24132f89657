CREATE TABLE passkeys (
  credential_id TEXT COLLATE "C" PRIMARY KEY,
  id TEXT COLLATE "C" NOT NULL UNIQUE,
  kind TEXT COLLATE "C" NOT NULL,
  owner_id TEXT COLLATE "C" NOT NULL,
  name TEXT COLLATE "C" NOT NULL,
  public_key TEXT COLLATE "C" NOT NULL,
  counter BIGINT NOT NULL,
  site TEXT COLLATE "C" NOT NULL,
  transports TEXT COLLATE "C" NOT NULL,
  synced BIGINT NOT NULL,
  created_at BIGINT NOT NULL,
  last_used_at BIGINT
);

CREATE INDEX passkeys_of_owner ON passkeys (kind, owner_id, credential_id);

CREATE TABLE passkey_challenges (
  challenge_hash TEXT COLLATE "C" PRIMARY KEY,
  kind TEXT COLLATE "C" NOT NULL,
  purpose TEXT COLLATE "C" NOT NULL,
  holder_hash TEXT COLLATE "C" NOT NULL,
  until BIGINT NOT NULL
);

CREATE INDEX passkey_challenges_until ON passkey_challenges (until);
