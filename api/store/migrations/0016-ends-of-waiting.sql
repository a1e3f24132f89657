-- A provider could have a job wait for years: none waits longer than 48 hours.
UPDATE jobs SET run_at = due_since + 172800000
WHERE state = 'queued' AND run_at > due_since + 172800000;
