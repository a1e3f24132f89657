-- Times are integer milliseconds, booleans 0 and 1, JSON is text: SQLite and PostgreSQL read this alike.

CREATE TABLE sys (
  k TEXT PRIMARY KEY,
  v TEXT NOT NULL
);

CREATE TABLE users (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  password TEXT NOT NULL,
  stripe_customer_id TEXT,
  stripe_subscription_id TEXT,
  subscription_status VARCHAR(20) NOT NULL DEFAULT 'free',
  subscription_end_date BIGINT,
  images_uploaded INTEGER NOT NULL DEFAULT 0 CHECK (images_uploaded >= 0),
  is_admin VARCHAR(10) NOT NULL DEFAULT 'false',
  reset_token TEXT,
  reset_token_expiry BIGINT,
  upload_limit_reached_at BIGINT,
  last_daily_reminder_sent BIGINT,
  created_at BIGINT NOT NULL,
  -- Last sequence number of the person's records, and the highest one that has been purged.
  seq BIGINT NOT NULL DEFAULT 0,
  floor BIGINT NOT NULL DEFAULT 0,
  deleted_at BIGINT
);

CREATE TABLE admins (
  id TEXT PRIMARY KEY,
  username TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL UNIQUE,
  password TEXT NOT NULL,
  created_at BIGINT NOT NULL
);

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id),
  created_at BIGINT NOT NULL,
  last_seen_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL
);

CREATE INDEX sessions_of_user ON sessions (user_id);

CREATE TABLE contacts (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  name TEXT NOT NULL,
  subject TEXT NOT NULL,
  message TEXT,
  created_at BIGINT NOT NULL
);

CREATE TABLE email_campaigns (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id),
  campaign_type VARCHAR(50) NOT NULL,
  sent_at BIGINT,
  triggered_at BIGINT NOT NULL
);
