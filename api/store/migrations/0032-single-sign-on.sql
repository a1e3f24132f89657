-- Who signs in with the host's OpenID Connect issuer: its number of a person, and whose account that is.
CREATE TABLE identities (
  issuer TEXT NOT NULL,
  subject TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  linked_at BIGINT NOT NULL,
  used_at BIGINT NOT NULL,
  PRIMARY KEY (issuer, subject)
);

CREATE INDEX identities_of_user ON identities (user_id);

-- A sign-in on its way: the browser has the token, of which this is the hash. The issuer's number of the person stands
-- there once the issuer has said it, until a password or a consent is given.
CREATE TABLE sign_in_attempts (
  token_hash VARCHAR(64) PRIMARY KEY,
  begun_at BIGINT NOT NULL,
  purpose VARCHAR(10) NOT NULL,
  shared INTEGER NOT NULL,
  state TEXT NOT NULL,
  nonce TEXT NOT NULL,
  verifier TEXT NOT NULL,
  user_id TEXT,
  issuer TEXT,
  subject TEXT
);

CREATE INDEX sign_in_attempts_by_time ON sign_in_attempts (begun_at);

-- With what somebody has signed in; null: with their password.
ALTER TABLE sessions ADD COLUMN signed_in_with TEXT;

-- When somebody without a password has shown again that it is them.
ALTER TABLE sessions ADD COLUMN confirmed_at BIGINT;
