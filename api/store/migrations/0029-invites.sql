-- Who has the code may make an account where SIGNUPS=invite. Only its hash is kept.
CREATE TABLE invites (
  id TEXT PRIMARY KEY,
  code_hash VARCHAR(64) NOT NULL UNIQUE,
  label TEXT NOT NULL,
  uses INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0,
  created_at BIGINT NOT NULL,
  created_by TEXT,
  expires_at BIGINT NOT NULL
);
