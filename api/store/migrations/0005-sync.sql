-- Images counted against a plan, one row a photo: counted with the operation that makes its record,
-- given back at most once.
CREATE TABLE photo_charges (
  user_id TEXT NOT NULL,
  photo_id TEXT NOT NULL,
  charged INTEGER NOT NULL,
  changed_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, photo_id)
);

INSERT INTO photo_charges (user_id, photo_id, charged, changed_at)
SELECT user_id, photo_id, 1, created_at FROM photo_files WHERE charged = 1;

ALTER TABLE photo_files DROP COLUMN charged;

-- What housekeeping looks for: deleted records by age.
CREATE INDEX records_deleted ON records (updated_at) WHERE deleted = 1;
