-- Every synced kind of record; `data` and `field_meta` are JSON, typed by shared/records.
CREATE TABLE records (
  user_id TEXT NOT NULL,
  type VARCHAR(40) NOT NULL,
  id TEXT NOT NULL,
  seq BIGINT NOT NULL,
  deleted INTEGER NOT NULL DEFAULT 0,
  data TEXT NOT NULL,
  field_meta TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, type, id)
);

-- The index of every pull.
CREATE UNIQUE INDEX records_seq ON records (user_id, seq);

-- What was answered to each operation: a repeat gets the same answer and has no effect.
CREATE TABLE ops (
  user_id TEXT NOT NULL,
  op_id TEXT NOT NULL,
  replica_id TEXT NOT NULL,
  type VARCHAR(40) NOT NULL,
  record_id TEXT NOT NULL,
  act VARCHAR(20) NOT NULL,
  hash TEXT NOT NULL,
  payload TEXT,
  result TEXT NOT NULL,
  at BIGINT NOT NULL,
  received_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, op_id)
);

CREATE TABLE replicas (
  user_id TEXT NOT NULL,
  replica_id TEXT NOT NULL,
  last_at BIGINT NOT NULL,
  last_seen BIGINT NOT NULL,
  app VARCHAR(40) NOT NULL,
  PRIMARY KEY (user_id, replica_id)
);
