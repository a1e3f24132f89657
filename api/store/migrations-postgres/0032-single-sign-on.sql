CREATE TABLE identities (
  issuer TEXT COLLATE "C" NOT NULL,
  subject TEXT COLLATE "C" NOT NULL,
  user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  linked_at BIGINT NOT NULL,
  used_at BIGINT NOT NULL,
  PRIMARY KEY (issuer, subject)
);

CREATE INDEX identities_of_user ON identities (user_id);

CREATE TABLE sign_in_attempts (
  token_hash TEXT COLLATE "C" PRIMARY KEY,
  begun_at BIGINT NOT NULL,
  purpose TEXT COLLATE "C" NOT NULL,
  shared BIGINT NOT NULL,
  state TEXT COLLATE "C" NOT NULL,
  nonce TEXT COLLATE "C" NOT NULL,
  verifier TEXT COLLATE "C" NOT NULL,
  user_id TEXT COLLATE "C",
  issuer TEXT COLLATE "C",
  subject TEXT COLLATE "C"
);

CREATE INDEX sign_in_attempts_by_time ON sign_in_attempts (begun_at);

ALTER TABLE sessions ADD COLUMN signed_in_with TEXT COLLATE "C";

ALTER TABLE sessions ADD COLUMN confirmed_at BIGINT;
