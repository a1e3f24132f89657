-- By what a person recognizes a session of theirs: the device in words and the network of its last use. Null
-- until its next use where it began before this was kept.
ALTER TABLE sessions ADD COLUMN device TEXT;

ALTER TABLE sessions ADD COLUMN network TEXT;

-- A session on a shared device does not last longer by being used. So far that followed from its length alone.
ALTER TABLE sessions ADD COLUMN shared INTEGER NOT NULL DEFAULT 0;

UPDATE sessions SET shared = 1 WHERE expires_at - created_at <= 43200000;

-- No session lasts longer than a year.
UPDATE sessions SET expires_at = created_at + 31536000000
WHERE expires_at > created_at + 31536000000;
