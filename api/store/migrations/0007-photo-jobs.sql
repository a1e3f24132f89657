-- Who holds a job's lease: the instance of the process, so that a dead one's jobs are known at once.
ALTER TABLE jobs ADD COLUMN owner TEXT;
-- What the work is for, and when it was first due: it is put off for so long and no longer.
ALTER TABLE jobs ADD COLUMN cause VARCHAR(20) NOT NULL DEFAULT 'photo';
ALTER TABLE jobs ADD COLUMN due_since BIGINT NOT NULL DEFAULT 0;

UPDATE jobs SET due_since = created_at;

CREATE INDEX jobs_due ON jobs (state, run_at);

-- The book of counted images, written beside users.images_uploaded and never changed: +1 is counted,
-- -1 given back, 0 happened for nothing. `used` is what the account had used then.
CREATE TABLE photo_credits (
  user_id TEXT NOT NULL,
  n INTEGER NOT NULL,
  photo_id TEXT NOT NULL,
  change INTEGER NOT NULL,
  why VARCHAR(40) NOT NULL,
  used INTEGER NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (user_id, n)
);

INSERT INTO photo_credits (user_id, n, photo_id, change, why, used, at)
SELECT user_id, number, photo_id, 1, 'earlier', number, changed_at
FROM (
  SELECT user_id, photo_id, changed_at,
    ROW_NUMBER() OVER (PARTITION BY user_id ORDER BY changed_at, photo_id) AS number
  FROM photo_charges WHERE charged = 1
) AS earlier;

-- Every answer of a provider that could be used, by what was asked: the same is not asked twice.
CREATE TABLE readings (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  meal_id TEXT NOT NULL,
  photo_id TEXT,
  question TEXT NOT NULL,
  model VARCHAR(120) NOT NULL,
  prompt VARCHAR(40) NOT NULL,
  food_table VARCHAR(60) NOT NULL,
  answer TEXT NOT NULL,
  input_tokens INTEGER,
  output_tokens INTEGER,
  at BIGINT NOT NULL
);

CREATE INDEX readings_of_question ON readings (user_id, question);

CREATE INDEX readings_of_meal ON readings (user_id, meal_id);

-- What the provider was asked on each day (UTC), and what it cost in millionths.
CREATE TABLE provider_days (
  day VARCHAR(10) PRIMARY KEY,
  calls INTEGER NOT NULL,
  cost BIGINT NOT NULL
);

CREATE TABLE provider_use (
  user_id TEXT NOT NULL,
  day VARCHAR(10) NOT NULL,
  calls INTEGER NOT NULL,
  PRIMARY KEY (user_id, day)
);

-- What housekeeping looks for: files by their content.
CREATE INDEX photo_files_content ON photo_files (user_id, sha256);
