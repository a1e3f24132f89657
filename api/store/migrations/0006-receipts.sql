-- The operation that made a record under the record's own id has no row in ops: the hash of its
-- content is here. It was applied whole, so nothing else of it needs to be kept.
ALTER TABLE records ADD COLUMN maker TEXT;
