-- What an account holds, kept with every write of it: a person's records, and the bytes of their records,
-- photos and receipts of operations. A receipt counts 400 bytes and what it holds of its operation.
ALTER TABLE users ADD COLUMN records_kept INTEGER NOT NULL DEFAULT 0;

ALTER TABLE users ADD COLUMN bytes_kept BIGINT NOT NULL DEFAULT 0;

UPDATE users SET
  records_kept = (SELECT COUNT(*) FROM records WHERE user_id = users.id),
  bytes_kept =
    (SELECT COALESCE(SUM(octet_length(data) + octet_length(field_meta)), 0) FROM records WHERE user_id = users.id)
    + (SELECT COALESCE(SUM(bytes), 0) FROM photo_files WHERE user_id = users.id)
    + (SELECT COALESCE(SUM(400 + COALESCE(octet_length(payload), 0)), 0) FROM ops WHERE user_id = users.id);
