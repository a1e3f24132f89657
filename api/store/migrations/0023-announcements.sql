-- What the host tells everybody, such as a new price: shown in the app until each has read it, and mailed. The
-- accounts are gone through by their ids; up to which of them mails are queued is kept, so that none gets two.
CREATE TABLE announcements (
  n INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  effective_on VARCHAR(10) NOT NULL,
  hash TEXT NOT NULL UNIQUE,
  created_at BIGINT NOT NULL,
  mailed_to TEXT NOT NULL DEFAULT '',
  mailed_at BIGINT
);

-- The last one that somebody has put aside.
ALTER TABLE users ADD COLUMN announcement_seen INTEGER NOT NULL DEFAULT 0;

-- When an administrator has done what a message asks for, and who.
ALTER TABLE contacts ADD COLUMN handled_at BIGINT;

ALTER TABLE contacts ADD COLUMN handled_by TEXT;
