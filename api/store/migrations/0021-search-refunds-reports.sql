-- The search of the desk: 'lucja' finds 'Łucja' and 'premium' everyone who has Premium. Letters that are no
-- plain letter with a mark are written plainly, as `foldLetters` writes what is searched for; all others
-- are the index's own work.
DROP TRIGGER users_enter;

DROP TRIGGER users_change;

DROP TRIGGER users_go;

DROP TABLE user_search;

DROP TABLE user_directory;

CREATE TABLE user_directory (
  n INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  status VARCHAR(20) NOT NULL,
  images INTEGER NOT NULL,
  created_at BIGINT NOT NULL,
  search_text TEXT NOT NULL GENERATED ALWAYS AS (
    REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(
    REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(
    email || ' ' || first_name || ' ' || last_name
    || ' ' || CASE status WHEN 'active' THEN 'premium active' WHEN 'past_due' THEN 'premium past_due' ELSE status END
    , 'ł', 'l'), 'Ł', 'L'), 'ø', 'o'), 'Ø', 'O'), 'đ', 'd'), 'Đ', 'D'), 'ð', 'd'), 'Ð', 'D')
    , 'ħ', 'h'), 'Ħ', 'H'), 'ŧ', 't'), 'Ŧ', 'T'), 'ŋ', 'n'), 'Ŋ', 'N'), 'ı', 'i'), 'þ', 'th')
    , 'Þ', 'Th'), 'ß', 'ss'), 'ẞ', 'SS'), 'æ', 'ae'), 'Æ', 'Ae'), 'œ', 'oe'), 'Œ', 'Oe')
  ) STORED
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

CREATE VIRTUAL TABLE user_search USING fts5(
  search_text,
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
BEGIN INSERT INTO user_search (rowid, search_text) VALUES (NEW.n, NEW.search_text); END;

CREATE TRIGGER directory_change AFTER UPDATE ON user_directory
WHEN OLD.search_text <> NEW.search_text
BEGIN INSERT INTO user_search (user_search, rowid, search_text) VALUES ('delete', OLD.n, OLD.search_text); INSERT INTO user_search (rowid, search_text) VALUES (NEW.n, NEW.search_text); END;

CREATE TRIGGER directory_go AFTER DELETE ON user_directory
BEGIN INSERT INTO user_search (user_search, rowid, search_text) VALUES ('delete', OLD.n, OLD.search_text); END;

-- Refunds and disputes of a person's payments, as Stripe told of them last.
CREATE TABLE money_back (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  kind VARCHAR(10) NOT NULL,
  status VARCHAR(40) NOT NULL,
  cents INTEGER NOT NULL,
  currency VARCHAR(3) NOT NULL,
  at BIGINT NOT NULL
);

CREATE INDEX money_back_user ON money_back (user_id, at);

-- Failures of the app that people have sent. They name no account and no network. Those of one message and
-- one version are of one group.
CREATE TABLE failure_reports (
  id TEXT PRIMARY KEY,
  group_id TEXT NOT NULL,
  kind VARCHAR(20) NOT NULL,
  message TEXT NOT NULL,
  stack TEXT NOT NULL,
  page TEXT NOT NULL,
  app VARCHAR(40) NOT NULL,
  browser TEXT NOT NULL,
  times INTEGER NOT NULL,
  failed_at BIGINT NOT NULL,
  received_at BIGINT NOT NULL
);

CREATE INDEX failure_reports_group ON failure_reports (group_id, received_at);

CREATE INDEX failure_reports_time ON failure_reports (received_at);
