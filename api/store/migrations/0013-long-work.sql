-- What long work looks for, so that none of it reads all records.

-- A page of a person's meals, newest first.
CREATE INDEX records_meal_time
ON records (user_id, json_extract(data, '$.mealTime'), id)
WHERE type = 'meal' AND deleted = 0;

-- Deletions whose data is kept still.
CREATE INDEX records_deleted_kept ON records (updated_at) WHERE deleted = 1 AND data <> 'null';

-- Photos that wait for their bytes.
CREATE INDEX records_waiting
ON records (user_id, id, updated_at, deleted)
WHERE type = 'photo' AND json_extract(data, '$.status') = 'awaiting_upload';

CREATE INDEX ops_received ON ops (received_at);

CREATE INDEX ops_payload ON ops (received_at) WHERE payload IS NOT NULL;

CREATE INDEX sessions_end ON sessions (expires_at);

CREATE INDEX provider_use_day ON provider_use (day);
