-- The second factor of an administrator (base32), the last 30-second step whose code was used, and when
-- the administrator was shut out.
ALTER TABLE admins ADD COLUMN totp_secret TEXT;

ALTER TABLE admins ADD COLUMN totp_last_step BIGINT NOT NULL DEFAULT 0;

ALTER TABLE admins ADD COLUMN disabled_at BIGINT;

CREATE TABLE admin_sessions (
  token_hash TEXT PRIMARY KEY,
  admin_id TEXT NOT NULL REFERENCES admins (id),
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL
);

-- What administrators do. Each entry holds a hash over itself and the entry before.
CREATE TABLE audit_log (
  n INTEGER PRIMARY KEY,
  at BIGINT NOT NULL,
  action VARCHAR(40) NOT NULL,
  outcome VARCHAR(20) NOT NULL,
  admin_id TEXT,
  admin_name TEXT,
  subject_id TEXT,
  address TEXT,
  request_id TEXT,
  detail TEXT NOT NULL,
  hash TEXT NOT NULL
);

CREATE INDEX audit_log_action ON audit_log (action, n);

CREATE INDEX audit_log_admin ON audit_log (admin_id, n);

CREATE INDEX audit_log_subject ON audit_log (subject_id, n);

CREATE INDEX audit_log_at ON audit_log (at);

-- The newest entry. Whoever writes takes this row first, and so the only turn to write.
CREATE TABLE audit_head (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  n INTEGER NOT NULL,
  hash TEXT NOT NULL
);

INSERT INTO audit_head (id, n, hash) VALUES (1, 0, '');

-- An insert that replaces a row asks no DELETE trigger: so the number is asked for here.
CREATE TRIGGER audit_log_appends BEFORE INSERT ON audit_log
WHEN NEW.n <> (SELECT COALESCE(MAX(n), 0) + 1 FROM audit_log)
BEGIN SELECT RAISE(ABORT, 'The audit log grows at its end only.'); END;

CREATE TRIGGER audit_log_stays BEFORE UPDATE ON audit_log
BEGIN SELECT RAISE(ABORT, 'The audit log is never changed.'); END;

CREATE TRIGGER audit_log_is_kept BEFORE DELETE ON audit_log
BEGIN SELECT RAISE(ABORT, 'Nothing of the audit log is deleted.'); END;

CREATE INDEX contacts_by_time ON contacts (created_at, id);

-- What went wrong at syncing, counted by person and day (UTC): changes refused for good by their code,
-- comparisons that differed, devices that had to load anew.
CREATE TABLE sync_troubles (
  user_id TEXT NOT NULL,
  day VARCHAR(10) NOT NULL,
  kind VARCHAR(20) NOT NULL,
  code VARCHAR(40) NOT NULL,
  count INTEGER NOT NULL,
  last_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, day, kind, code)
);

CREATE INDEX sync_troubles_by_day ON sync_troubles (day);

CREATE INDEX replicas_seen ON replicas (last_seen);

-- The accounts as the desk lists, sorts and searches them, kept by the triggers below: narrow rows, with
-- a number of their own that the search index can hold on to (those of `users` change with a VACUUM).
CREATE TABLE user_directory (
  n INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  status VARCHAR(20) NOT NULL,
  images INTEGER NOT NULL,
  created_at BIGINT NOT NULL
);

INSERT INTO user_directory (user_id, email, first_name, last_name, status, images, created_at)
SELECT id, email, first_name, last_name, subscription_status, images_uploaded, created_at
FROM users WHERE deleted_at IS NULL ORDER BY created_at, id;

CREATE INDEX directory_by_name
ON user_directory (first_name COLLATE NOCASE, last_name COLLATE NOCASE, n);

CREATE INDEX directory_by_email ON user_directory (email, n);

CREATE INDEX directory_by_status ON user_directory (status, n);

CREATE INDEX directory_by_images ON user_directory (images, n);

CREATE INDEX directory_by_time ON user_directory (created_at, n);

CREATE INDEX directory_figures ON user_directory (status, images);

-- Finds any part of a word of three letters and more, whatever their case and accents.
CREATE VIRTUAL TABLE user_search USING fts5(
  email, first_name, last_name, status,
  content = 'user_directory', content_rowid = 'n', tokenize = "trigram remove_diacritics 1"
);

INSERT INTO user_search (user_search, rank) VALUES ('secure-delete', 1);

INSERT INTO user_search (user_search) VALUES ('rebuild');

CREATE TRIGGER users_enter AFTER INSERT ON users WHEN NEW.deleted_at IS NULL
BEGIN INSERT INTO user_directory (user_id, email, first_name, last_name, status, images, created_at) VALUES (NEW.id, NEW.email, NEW.first_name, NEW.last_name, NEW.subscription_status, NEW.images_uploaded, NEW.created_at); END;

CREATE TRIGGER users_change
AFTER UPDATE OF email, first_name, last_name, subscription_status, images_uploaded ON users
WHEN NEW.deleted_at IS NULL
BEGIN UPDATE user_directory SET email = NEW.email, first_name = NEW.first_name, last_name = NEW.last_name, status = NEW.subscription_status, images = NEW.images_uploaded WHERE user_id = NEW.id; END;

CREATE TRIGGER users_go AFTER UPDATE OF deleted_at ON users WHEN NEW.deleted_at IS NOT NULL
BEGIN DELETE FROM user_directory WHERE user_id = NEW.id; END;

CREATE TRIGGER directory_enter AFTER INSERT ON user_directory
BEGIN INSERT INTO user_search (rowid, email, first_name, last_name, status) VALUES (NEW.n, NEW.email, NEW.first_name, NEW.last_name, NEW.status); END;

CREATE TRIGGER directory_change AFTER UPDATE ON user_directory
WHEN OLD.email <> NEW.email OR OLD.first_name <> NEW.first_name OR OLD.last_name <> NEW.last_name OR OLD.status <> NEW.status
BEGIN INSERT INTO user_search (user_search, rowid, email, first_name, last_name, status) VALUES ('delete', OLD.n, OLD.email, OLD.first_name, OLD.last_name, OLD.status); INSERT INTO user_search (rowid, email, first_name, last_name, status) VALUES (NEW.n, NEW.email, NEW.first_name, NEW.last_name, NEW.status); END;

CREATE TRIGGER directory_go AFTER DELETE ON user_directory
BEGIN INSERT INTO user_search (user_search, rowid, email, first_name, last_name, status) VALUES ('delete', OLD.n, OLD.email, OLD.first_name, OLD.last_name, OLD.status); END;
