-- A row stands for a file that is wholly on the disk; the bytes are in DATA_DIR.
CREATE TABLE photo_files (
  user_id TEXT NOT NULL,
  photo_id TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  bytes BIGINT NOT NULL,
  mime VARCHAR(40) NOT NULL,
  -- 1 once the photo has been counted as one of the account's images.
  charged INTEGER NOT NULL DEFAULT 0,
  created_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, photo_id)
);

CREATE TABLE jobs (
  id TEXT PRIMARY KEY,
  kind VARCHAR(40) NOT NULL,
  user_id TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  state VARCHAR(20) NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  lease TEXT,
  lease_until BIGINT,
  run_at BIGINT NOT NULL,
  created_at BIGINT NOT NULL,
  UNIQUE (kind, user_id, subject_id)
);
