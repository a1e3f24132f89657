-- The whole schema for PostgreSQL as the migrations 0001 to 0029 leave it on SQLite, where their files explain the tables
-- and columns. It keeps the name of 0029, because a database records the name of each migration that it has (migrate.ts).
-- Later migrations are shared, or have a file of the same name in both folders.
--
-- Text is compared byte by byte without the order of any language, integers have 64 bits, and no text is cut at a
-- length: all as on SQLite.

-- What a text of JSON holds. A text that is valid JSON may hold what the type jsonb refuses: an escaped NUL, or half of
-- a pair of surrogates. Whoever looks for something in it sees a replacement character there; the text stays as it is.
CREATE FUNCTION json_of(data TEXT) RETURNS JSONB LANGUAGE plpgsql IMMUTABLE STRICT AS $$
BEGIN
  RETURN data::jsonb;
EXCEPTION WHEN untranslatable_character OR invalid_text_representation THEN
  RETURN regexp_replace(
    data, '(?<!\\)((?:\\\\)*)\\u(?:0000|[dD][89abABcdefCDEF][0-9a-fA-F]{2})', '\1\ufffd', 'g'
  )::jsonb;
END
$$;

-- As in SQLite, of values that are text. The bodies of this function and the next are bound when they are made: an index
-- is built with no schema to look into.
CREATE FUNCTION json_extract(data TEXT, path TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT
RETURN jsonb_path_query_first(json_of(data), path::jsonpath) #>> '{}';

-- Letters without their marks and in lower case. The column's own collation knows the case of A to Z alone.
CREATE FUNCTION fold_letters(letters TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT
RETURN lower(regexp_replace(normalize(letters, NFD), '[\u0300-\u036f]', '', 'g') COLLATE "default");

CREATE TABLE sys (
  k TEXT COLLATE "C" PRIMARY KEY,
  v TEXT COLLATE "C" NOT NULL
);

CREATE TABLE users (
  id TEXT COLLATE "C" PRIMARY KEY,
  email TEXT COLLATE "C" NOT NULL UNIQUE,
  first_name TEXT COLLATE "C" NOT NULL,
  last_name TEXT COLLATE "C" NOT NULL,
  password TEXT COLLATE "C" NOT NULL,
  stripe_customer_id TEXT COLLATE "C",
  stripe_subscription_id TEXT COLLATE "C",
  subscription_status TEXT COLLATE "C" NOT NULL DEFAULT 'free',
  subscription_end_date BIGINT,
  images_uploaded BIGINT NOT NULL DEFAULT 0 CHECK (images_uploaded >= 0),
  is_admin TEXT COLLATE "C" NOT NULL DEFAULT 'false',
  reset_token TEXT COLLATE "C",
  reset_token_expiry BIGINT,
  upload_limit_reached_at BIGINT,
  last_daily_reminder_sent BIGINT,
  created_at BIGINT NOT NULL,
  seq BIGINT NOT NULL DEFAULT 0,
  floor BIGINT NOT NULL DEFAULT 0,
  deleted_at BIGINT,
  records_kept BIGINT NOT NULL DEFAULT 0,
  bytes_kept BIGINT NOT NULL DEFAULT 0,
  new_email TEXT COLLATE "C",
  new_email_token TEXT COLLATE "C",
  new_email_until BIGINT,
  announcement_seen BIGINT NOT NULL DEFAULT 0,
  next_reminder_at BIGINT
);

CREATE TABLE admins (
  id TEXT COLLATE "C" PRIMARY KEY,
  username TEXT COLLATE "C" NOT NULL UNIQUE,
  email TEXT COLLATE "C" NOT NULL UNIQUE,
  password TEXT COLLATE "C" NOT NULL,
  created_at BIGINT NOT NULL,
  disabled_at BIGINT,
  second_factor_due BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE sessions (
  token_hash TEXT COLLATE "C" PRIMARY KEY,
  user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id),
  created_at BIGINT NOT NULL,
  last_seen_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  device TEXT COLLATE "C",
  network TEXT COLLATE "C",
  shared BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE contacts (
  id TEXT COLLATE "C" PRIMARY KEY,
  email TEXT COLLATE "C" NOT NULL,
  name TEXT COLLATE "C" NOT NULL,
  subject TEXT COLLATE "C" NOT NULL,
  message TEXT COLLATE "C",
  created_at BIGINT NOT NULL,
  handled_at BIGINT,
  handled_by TEXT COLLATE "C",
  sender_id TEXT COLLATE "C"
);

CREATE TABLE email_campaigns (
  id TEXT COLLATE "C" PRIMARY KEY,
  user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id),
  campaign_type TEXT COLLATE "C" NOT NULL,
  sent_at BIGINT,
  triggered_at BIGINT NOT NULL,
  channel TEXT COLLATE "C" NOT NULL DEFAULT 'email',
  outcome TEXT COLLATE "C" NOT NULL DEFAULT 'waiting',
  answer TEXT COLLATE "C",
  ends_at BIGINT,
  handed BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE records (
  user_id TEXT COLLATE "C" NOT NULL,
  type TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  seq BIGINT NOT NULL,
  deleted BIGINT NOT NULL DEFAULT 0,
  data TEXT COLLATE "C" NOT NULL,
  field_meta TEXT COLLATE "C" NOT NULL,
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL,
  maker TEXT COLLATE "C",
  PRIMARY KEY (user_id, type, id)
);

CREATE TABLE ops (
  user_id TEXT COLLATE "C" NOT NULL,
  op_id TEXT COLLATE "C" NOT NULL,
  replica_id TEXT COLLATE "C" NOT NULL,
  type TEXT COLLATE "C" NOT NULL,
  record_id TEXT COLLATE "C" NOT NULL,
  act TEXT COLLATE "C" NOT NULL,
  hash TEXT COLLATE "C" NOT NULL,
  payload TEXT COLLATE "C",
  result TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  received_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, op_id)
);

CREATE TABLE replicas (
  user_id TEXT COLLATE "C" NOT NULL,
  replica_id TEXT COLLATE "C" NOT NULL,
  last_at BIGINT NOT NULL,
  last_seen BIGINT NOT NULL,
  app TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (user_id, replica_id)
);

CREATE TABLE photo_files (
  user_id TEXT COLLATE "C" NOT NULL,
  photo_id TEXT COLLATE "C" NOT NULL,
  sha256 TEXT COLLATE "C" NOT NULL,
  bytes BIGINT NOT NULL,
  mime TEXT COLLATE "C" NOT NULL,
  created_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, photo_id)
);

CREATE TABLE jobs (
  id TEXT COLLATE "C" PRIMARY KEY,
  kind TEXT COLLATE "C" NOT NULL,
  user_id TEXT COLLATE "C" NOT NULL,
  subject_id TEXT COLLATE "C" NOT NULL,
  state TEXT COLLATE "C" NOT NULL,
  attempts BIGINT NOT NULL DEFAULT 0,
  lease TEXT COLLATE "C",
  lease_until BIGINT,
  run_at BIGINT NOT NULL,
  created_at BIGINT NOT NULL,
  owner TEXT COLLATE "C",
  cause TEXT COLLATE "C" NOT NULL DEFAULT 'photo',
  due_since BIGINT NOT NULL DEFAULT 0,
  UNIQUE (kind, user_id, subject_id)
);

CREATE TABLE photo_charges (
  user_id TEXT COLLATE "C" NOT NULL,
  photo_id TEXT COLLATE "C" NOT NULL,
  charged BIGINT NOT NULL,
  changed_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, photo_id)
);

CREATE TABLE photo_credits (
  user_id TEXT COLLATE "C" NOT NULL,
  n BIGINT NOT NULL,
  photo_id TEXT COLLATE "C" NOT NULL,
  change BIGINT NOT NULL,
  why TEXT COLLATE "C" NOT NULL,
  used BIGINT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (user_id, n)
);

CREATE TABLE readings (
  id TEXT COLLATE "C" PRIMARY KEY,
  user_id TEXT COLLATE "C" NOT NULL,
  meal_id TEXT COLLATE "C" NOT NULL,
  photo_id TEXT COLLATE "C",
  question TEXT COLLATE "C" NOT NULL,
  model TEXT COLLATE "C" NOT NULL,
  prompt TEXT COLLATE "C" NOT NULL,
  food_table TEXT COLLATE "C" NOT NULL,
  answer TEXT COLLATE "C" NOT NULL,
  input_tokens BIGINT,
  output_tokens BIGINT,
  at BIGINT NOT NULL
);

CREATE TABLE provider_days (
  day TEXT COLLATE "C" PRIMARY KEY,
  calls BIGINT NOT NULL,
  cost BIGINT NOT NULL
);

CREATE TABLE provider_use (
  user_id TEXT COLLATE "C" NOT NULL,
  day TEXT COLLATE "C" NOT NULL,
  calls BIGINT NOT NULL,
  PRIMARY KEY (user_id, day)
);

CREATE TABLE subscriptions (
  id TEXT COLLATE "C" PRIMARY KEY,
  user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id),
  customer_id TEXT COLLATE "C" NOT NULL,
  status TEXT COLLATE "C" NOT NULL,
  has_card BIGINT NOT NULL,
  setup_intent_id TEXT COLLATE "C",
  period_end BIGINT,
  cancel_at BIGINT,
  ended_at BIGINT,
  created_at BIGINT NOT NULL,
  version BIGINT NOT NULL,
  checked_at BIGINT NOT NULL,
  had_card BIGINT NOT NULL DEFAULT 0,
  paid_invoice TEXT COLLATE "C",
  late_since BIGINT,
  lapsed BIGINT NOT NULL DEFAULT 0,
  trial_refused BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE stripe_events (
  id TEXT COLLATE "C" PRIMARY KEY,
  type TEXT COLLATE "C" NOT NULL,
  outcome TEXT COLLATE "C" NOT NULL,
  received_at BIGINT NOT NULL
);

CREATE TABLE checkouts (
  user_id TEXT COLLATE "C" PRIMARY KEY REFERENCES users (id),
  attempt BIGINT NOT NULL
);

CREATE TABLE admin_sessions (
  token_hash TEXT COLLATE "C" PRIMARY KEY,
  admin_id TEXT COLLATE "C" NOT NULL REFERENCES admins (id),
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL
);

CREATE TABLE audit_log (
  n BIGINT PRIMARY KEY,
  at BIGINT NOT NULL,
  action TEXT COLLATE "C" NOT NULL,
  outcome TEXT COLLATE "C" NOT NULL,
  admin_id TEXT COLLATE "C",
  admin_name TEXT COLLATE "C",
  subject_id TEXT COLLATE "C",
  address TEXT COLLATE "C",
  request_id TEXT COLLATE "C",
  detail TEXT COLLATE "C" NOT NULL,
  hash TEXT COLLATE "C" NOT NULL
);

CREATE TABLE audit_head (
  id BIGINT PRIMARY KEY CHECK (id = 1),
  n BIGINT NOT NULL,
  hash TEXT COLLATE "C" NOT NULL
);

CREATE TABLE sync_troubles (
  user_id TEXT COLLATE "C" NOT NULL,
  day TEXT COLLATE "C" NOT NULL,
  kind TEXT COLLATE "C" NOT NULL,
  code TEXT COLLATE "C" NOT NULL,
  count BIGINT NOT NULL,
  last_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, day, kind, code)
);

CREATE TABLE known_products (
  barcode TEXT COLLATE "C" PRIMARY KEY,
  facts TEXT COLLATE "C",
  asked_at BIGINT NOT NULL
);

CREATE TABLE sign_in_tries (
  key_hash TEXT COLLATE "C" PRIMARY KEY,
  count BIGINT NOT NULL,
  until BIGINT NOT NULL
);

CREATE TABLE known_devices (
  token_hash TEXT COLLATE "C" NOT NULL,
  kind TEXT COLLATE "C" NOT NULL,
  owner_id TEXT COLLATE "C" NOT NULL,
  last_used_at BIGINT NOT NULL,
  PRIMARY KEY (kind, owner_id, token_hash)
);

CREATE TABLE trials (
  hash TEXT COLLATE "C" PRIMARY KEY,
  holder TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL
);

CREATE TABLE second_factors (
  kind TEXT COLLATE "C" NOT NULL,
  owner_id TEXT COLLATE "C" NOT NULL,
  secret TEXT COLLATE "C" NOT NULL,
  begun_at BIGINT NOT NULL,
  since BIGINT,
  last_step BIGINT NOT NULL,
  PRIMARY KEY (kind, owner_id)
);

CREATE TABLE recovery_codes (
  kind TEXT COLLATE "C" NOT NULL,
  owner_id TEXT COLLATE "C" NOT NULL,
  code_hash TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (kind, owner_id, code_hash)
);

CREATE TABLE mails (
  id TEXT COLLATE "C" PRIMARY KEY,
  kind TEXT COLLATE "C" NOT NULL,
  user_id TEXT COLLATE "C",
  recipient TEXT COLLATE "C" NOT NULL,
  recipient_hash TEXT COLLATE "C" NOT NULL,
  subject TEXT COLLATE "C",
  body TEXT COLLATE "C",
  has_link BIGINT NOT NULL,
  state TEXT COLLATE "C" NOT NULL,
  tries BIGINT NOT NULL DEFAULT 0,
  last_answer TEXT COLLATE "C",
  created_at BIGINT NOT NULL,
  ends_at BIGINT NOT NULL,
  ended_at BIGINT,
  campaign_id TEXT COLLATE "C",
  once BIGINT NOT NULL DEFAULT 0,
  unsubscribe TEXT COLLATE "C"
);

CREATE TABLE user_directory (
  n BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  user_id TEXT COLLATE "C" NOT NULL UNIQUE,
  email TEXT COLLATE "C" NOT NULL,
  first_name TEXT COLLATE "C" NOT NULL,
  last_name TEXT COLLATE "C" NOT NULL,
  status TEXT COLLATE "C" NOT NULL,
  images BIGINT NOT NULL,
  created_at BIGINT NOT NULL,
  search_text TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (
    REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(
    REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(
    email || ' ' || first_name || ' ' || last_name
    || ' ' || CASE status WHEN 'active' THEN 'premium active' WHEN 'past_due' THEN 'premium past_due' ELSE status END
    , 'ł', 'l'), 'Ł', 'L'), 'ø', 'o'), 'Ø', 'O'), 'đ', 'd'), 'Đ', 'D'), 'ð', 'd'), 'Ð', 'D')
    , 'ħ', 'h'), 'Ħ', 'H'), 'ŧ', 't'), 'Ŧ', 'T'), 'ŋ', 'n'), 'Ŋ', 'N'), 'ı', 'i'), 'þ', 'th')
    , 'Þ', 'Th'), 'ß', 'ss'), 'ẞ', 'SS'), 'æ', 'ae'), 'Æ', 'Ae'), 'œ', 'oe'), 'Œ', 'Oe')
  ) STORED
);

CREATE TABLE money_back (
  id TEXT COLLATE "C" PRIMARY KEY,
  user_id TEXT COLLATE "C" NOT NULL,
  kind TEXT COLLATE "C" NOT NULL,
  status TEXT COLLATE "C" NOT NULL,
  cents BIGINT NOT NULL,
  currency TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL
);

CREATE TABLE failure_reports (
  id TEXT COLLATE "C" PRIMARY KEY,
  group_id TEXT COLLATE "C" NOT NULL,
  kind TEXT COLLATE "C" NOT NULL,
  message TEXT COLLATE "C" NOT NULL,
  stack TEXT COLLATE "C" NOT NULL,
  page TEXT COLLATE "C" NOT NULL,
  app TEXT COLLATE "C" NOT NULL,
  browser TEXT COLLATE "C" NOT NULL,
  times BIGINT NOT NULL,
  failed_at BIGINT NOT NULL,
  received_at BIGINT NOT NULL
);

CREATE TABLE erase_tickets (
  ticket_hash TEXT COLLATE "C" PRIMARY KEY,
  user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  given_at BIGINT NOT NULL
);

CREATE TABLE announcements (
  n BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  title TEXT COLLATE "C" NOT NULL,
  text TEXT COLLATE "C" NOT NULL,
  effective_on TEXT COLLATE "C" NOT NULL,
  hash TEXT COLLATE "C" NOT NULL UNIQUE,
  created_at BIGINT NOT NULL,
  mailed_to TEXT COLLATE "C" NOT NULL DEFAULT '',
  mailed_at BIGINT
);

CREATE TABLE consents (
  id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id),
  kind TEXT COLLATE "C" NOT NULL CHECK (kind IN ('age', 'health', 'ai', 'parent')),
  given BIGINT NOT NULL CHECK (given IN (0, 1)),
  text_version TEXT COLLATE "C" NOT NULL,
  provider TEXT COLLATE "C",
  notes BIGINT NOT NULL DEFAULT 0,
  at BIGINT NOT NULL,
  withdrawn_at BIGINT
);

CREATE TABLE push_subscriptions (
  endpoint_hash TEXT COLLATE "C" PRIMARY KEY,
  user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id),
  session_hash TEXT COLLATE "C" NOT NULL REFERENCES sessions (token_hash) ON DELETE CASCADE,
  endpoint TEXT COLLATE "C" NOT NULL,
  p256dh TEXT COLLATE "C" NOT NULL,
  auth TEXT COLLATE "C" NOT NULL,
  created_at BIGINT NOT NULL
);

CREATE TABLE invites (
  id TEXT COLLATE "C" PRIMARY KEY,
  code_hash TEXT COLLATE "C" NOT NULL UNIQUE,
  label TEXT COLLATE "C" NOT NULL,
  uses BIGINT NOT NULL,
  used BIGINT NOT NULL DEFAULT 0,
  created_at BIGINT NOT NULL,
  created_by TEXT COLLATE "C",
  expires_at BIGINT NOT NULL
);

CREATE INDEX audit_log_action ON audit_log (action, n);
CREATE INDEX audit_log_admin ON audit_log (admin_id, n);
CREATE INDEX audit_log_subject ON audit_log (subject_id, n);
CREATE INDEX audit_log_at ON audit_log (at);
CREATE INDEX consents_of_user ON consents (user_id, kind, id);
CREATE INDEX contacts_by_time ON contacts (created_at, id);
CREATE INDEX contacts_of_sender ON contacts (sender_id) WHERE sender_id IS NOT NULL;
CREATE INDEX email_campaigns_of_user ON email_campaigns (user_id);
CREATE INDEX email_campaigns_by_time ON email_campaigns (triggered_at);
CREATE INDEX erase_tickets_of_user ON erase_tickets (user_id, given_at);
CREATE INDEX failure_reports_group ON failure_reports (group_id, received_at);
CREATE INDEX failure_reports_time ON failure_reports (received_at);
CREATE INDEX jobs_due ON jobs (state, run_at);
CREATE INDEX jobs_of_user ON jobs (user_id);
CREATE INDEX known_devices_token ON known_devices (token_hash);
CREATE INDEX known_devices_age ON known_devices (last_used_at);
CREATE INDEX known_products_age ON known_products (asked_at);
CREATE INDEX mails_by_state ON mails (state, created_at);
CREATE INDEX mails_of_recipient ON mails (recipient_hash, kind, created_at);
CREATE INDEX mails_of_user ON mails (user_id, kind, created_at);
CREATE INDEX money_back_user ON money_back (user_id, at);
CREATE INDEX ops_received ON ops (received_at);
CREATE INDEX ops_payload ON ops (received_at) WHERE payload IS NOT NULL;
CREATE INDEX photo_credits_counted ON photo_credits (at, change) WHERE change = 1;
CREATE INDEX photo_files_content ON photo_files (user_id, sha256);
CREATE INDEX provider_use_day ON provider_use (day);
CREATE INDEX push_subscriptions_of_user ON push_subscriptions (user_id);
CREATE INDEX push_subscriptions_of_session ON push_subscriptions (session_hash);
CREATE INDEX readings_of_question ON readings (user_id, question);
CREATE INDEX readings_of_meal ON readings (user_id, meal_id);
CREATE UNIQUE INDEX records_seq ON records (user_id, seq);
CREATE INDEX records_deleted ON records (updated_at) WHERE deleted = 1;
CREATE INDEX records_meal_time ON records (user_id, json_extract(data, '$.mealTime'), id) WHERE type = 'meal' AND deleted = 0;
CREATE INDEX records_deleted_kept ON records (updated_at) WHERE deleted = 1 AND data <> 'null';
CREATE INDEX records_waiting ON records (user_id, id, updated_at, deleted) WHERE type = 'photo' AND json_extract(data, '$.status') = 'awaiting_upload';
CREATE INDEX photos_over_limit ON records (user_id, created_at, id) WHERE type = 'photo' AND json_extract(data, '$.status') = 'over_limit';
CREATE INDEX records_arrived ON records (created_at, user_id);
CREATE INDEX replicas_seen ON replicas (last_seen);
CREATE INDEX sessions_of_user ON sessions (user_id);
CREATE INDEX sessions_end ON sessions (expires_at);
CREATE INDEX sign_in_tries_over ON sign_in_tries (until);
CREATE INDEX subscriptions_of_user ON subscriptions (user_id);
CREATE INDEX sync_troubles_by_day ON sync_troubles (day);
CREATE INDEX directory_by_name ON user_directory (lower(first_name), lower(last_name), n);
CREATE INDEX directory_by_email ON user_directory (email, n);
CREATE INDEX directory_by_status ON user_directory (status, n);
CREATE INDEX directory_by_images ON user_directory (images, n);
CREATE INDEX directory_by_time ON user_directory (created_at, n);
CREATE INDEX directory_figures ON user_directory (status, images);
CREATE UNIQUE INDEX users_by_customer ON users (stripe_customer_id);
CREATE INDEX users_deleted ON users (id) WHERE deleted_at IS NOT NULL;
CREATE INDEX users_new_email_token ON users (new_email_token) WHERE new_email_token IS NOT NULL;
CREATE INDEX users_next_reminder ON users (next_reminder_at) WHERE next_reminder_at IS NOT NULL;

-- Finds parts of words. Without the extension, which the host's account may not be allowed to add, every account is
-- looked at.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX directory_search ON user_directory USING gin (fold_letters(search_text) gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
  RAISE NOTICE 'The search of accounts has no index: %', SQLERRM;
END
$$;

INSERT INTO audit_head (id, n, hash) VALUES (1, 0, '');

CREATE FUNCTION audit_log_appends() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.n <> (SELECT COALESCE(MAX(n), 0) + 1 FROM audit_log) THEN
    RAISE EXCEPTION 'The audit log grows at its end only.';
  END IF;
  RETURN NEW;
END
$$;

CREATE FUNCTION audit_log_stays() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN RAISE EXCEPTION 'The audit log is never changed.'; END IF;
  RAISE EXCEPTION 'Nothing of the audit log is deleted.';
END
$$;

CREATE TRIGGER audit_log_appends BEFORE INSERT ON audit_log
FOR EACH ROW EXECUTE FUNCTION audit_log_appends();

CREATE TRIGGER audit_log_stays BEFORE UPDATE OR DELETE ON audit_log
FOR EACH ROW EXECUTE FUNCTION audit_log_stays();

CREATE TRIGGER audit_log_is_kept BEFORE TRUNCATE ON audit_log
FOR EACH STATEMENT EXECUTE FUNCTION audit_log_stays();

CREATE FUNCTION users_to_directory() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.deleted_at IS NOT NULL THEN
    DELETE FROM user_directory WHERE user_id = NEW.id;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO user_directory (user_id, email, first_name, last_name, status, images, created_at)
    VALUES (NEW.id, NEW.email, NEW.first_name, NEW.last_name, NEW.subscription_status, NEW.images_uploaded, NEW.created_at);
  ELSE
    UPDATE user_directory SET email = NEW.email, first_name = NEW.first_name, last_name = NEW.last_name,
      status = NEW.subscription_status, images = NEW.images_uploaded
    WHERE user_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER users_enter AFTER INSERT ON users
FOR EACH ROW WHEN (NEW.deleted_at IS NULL) EXECUTE FUNCTION users_to_directory();

CREATE TRIGGER users_change
AFTER UPDATE OF email, first_name, last_name, subscription_status, images_uploaded, deleted_at ON users
FOR EACH ROW EXECUTE FUNCTION users_to_directory();

CREATE VIEW meals AS
SELECT
  record.id,
  record.user_id,
  meal.data ->> 'name' AS name,
  meal.data ->> 'description' AS description,
  total.*,
  meal.data ->> 'mealType' AS meal_type,
  meal.data ->> 'mealTime' AS meal_time,
  '/api/photos/' || (meal.data ->> 'photoId') AS image_url,
  COALESCE(meal.data #>> '{analysis,confidence}', meal.data #>> '{estimate,confidence}') AS confidence,
  record.created_at,
  record.updated_at
FROM records AS record
CROSS JOIN LATERAL (SELECT json_of(record.data) AS data) AS meal
CROSS JOIN LATERAL (
  SELECT
    ROUND(SUM(grams / 100 * (per100g ->> 'calories')::numeric))::bigint AS calories,
    ROUND(SUM(grams / 100 * (per100g ->> 'protein')::numeric), 2)::float8 AS protein,
    ROUND(SUM(grams / 100 * (per100g ->> 'carbs')::numeric), 2)::float8 AS carbs,
    ROUND(SUM(grams / 100 * (per100g ->> 'fat')::numeric), 2)::float8 AS fat,
    ROUND(SUM(grams / 100 * (per100g ->> 'fiber')::numeric), 2)::float8 AS fiber,
    ROUND(SUM(grams / 100 * (per100g ->> 'sugar')::numeric), 2)::float8 AS sugar,
    ROUND(SUM(grams / 100 * (per100g ->> 'saturatedFat')::numeric), 2)::float8 AS saturated_fat,
    ROUND(SUM(grams / 100 * (per100g ->> 'sodium')::numeric), 2)::float8 AS sodium,
    ROUND(SUM(grams / 100 * (per100g ->> 'cholesterol')::numeric), 2)::float8 AS cholesterol,
    ROUND(SUM(grams / 100 * (per100g ->> 'vitaminC')::numeric), 2)::float8 AS vitamin_c
  FROM (
    SELECT (item.value ->> 'grams')::numeric AS grams, item.value -> 'per100g' AS per100g
    FROM jsonb_array_elements(COALESCE(
      NULLIF(meal.data -> 'items', 'null'),
      NULLIF(meal.data #> '{analysis,items}', 'null'),
      NULLIF(meal.data #> '{estimate,items}', 'null'),
      '[]'
    )) AS item
  ) AS eaten
) AS total
WHERE record.type = 'meal' AND record.deleted = 0;

CREATE VIEW user_profiles AS
SELECT
  id,
  user_id,
  profile.data ->> 'objective' AS objective,
  (profile.data ->> 'currentWeight')::float8 AS current_weight,
  (profile.data ->> 'targetWeight')::float8 AS target_weight,
  (profile.data ->> 'height')::float8 AS height,
  profile.data ->> 'heightUnit' AS height_unit,
  profile.data ->> 'weightUnit' AS weight_unit,
  (profile.data ->> 'timeline')::float8 AS timeline,
  profile.data ->> 'activityLevel' AS activity_level,
  (profile.data ->> 'age')::float8 AS age,
  profile.data ->> 'gender' AS gender,
  (profile.data ->> 'dailyCalorieTarget')::float8 AS daily_calorie_target,
  created_at,
  updated_at
FROM records CROSS JOIN LATERAL (SELECT json_of(records.data) AS data) AS profile
WHERE type = 'profile' AND deleted = 0;

CREATE VIEW weight_entries AS
SELECT
  id,
  user_id,
  (weight.data ->> 'weight')::float8 AS weight,
  weight.data ->> 'weightUnit' AS weight_unit,
  weight.data ->> 'recordedAt' AS recorded_at,
  created_at
FROM records CROSS JOIN LATERAL (SELECT json_of(records.data) AS data) AS weight
WHERE type = 'weight' AND deleted = 0;

CREATE VIEW awards AS
SELECT
  id,
  user_id,
  award.data ->> 'awardType' AS award_type,
  award.data ->> 'awardName' AS award_name,
  award.data ->> 'description' AS description,
  award.data ->> 'icon' AS icon,
  (award.data ->> 'value')::float8 AS value,
  award.data ->> 'earnedAt' AS earned_at
FROM records CROSS JOIN LATERAL (SELECT json_of(records.data) AS data) AS award
WHERE type = 'award' AND deleted = 0;
