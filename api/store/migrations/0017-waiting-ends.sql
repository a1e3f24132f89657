-- A provider could have a job wait for years: none waits longer than 48 hours.
UPDATE jobs SET run_at = due_since + 172800000
WHERE state = 'queued' AND run_at > due_since + 172800000;

-- An image that is given back goes to the photo that has waited longest for one.
CREATE INDEX photos_over_limit ON records (user_id, created_at, id)
WHERE type = 'photo' AND json_extract(data, '$.status') = 'over_limit';
