-- 0020
-- Mails that wait for the mail server, and what became of the others. Each has a job of the kind 'mail'. The
-- text and the address are erased once a mail was sent; a text with a link in it also when it was given up.
CREATE TABLE mails (
  id TEXT PRIMARY KEY,
  kind VARCHAR(40) NOT NULL,
  -- The account with which the mail is deleted; null for administrators, and for who has no account any more.
  user_id TEXT,
  -- Empty once it was sent, and for a mail to nobody, which takes as long as another and goes nowhere.
  recipient TEXT NOT NULL,
  -- Its hash, by which is counted what goes to an address.
  recipient_hash TEXT NOT NULL,
  subject TEXT,
  body TEXT,
  has_link INTEGER NOT NULL,
  -- 'waiting', 'sent', 'failed', or 'dropped' where a newer one took its place.
  state VARCHAR(20) NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  last_answer TEXT,
  created_at BIGINT NOT NULL,
  -- After this time it is not sent any more.
  ends_at BIGINT NOT NULL,
  ended_at BIGINT
);

CREATE INDEX mails_by_state ON mails (state, created_at);

CREATE INDEX mails_of_recipient ON mails (recipient_hash, kind, created_at);

CREATE INDEX mails_of_user ON mails (user_id, kind, created_at);

-- An e-mail that counts once the link that went there was opened: the hash of its token, and until when.
ALTER TABLE users ADD COLUMN new_email TEXT;

ALTER TABLE users ADD COLUMN new_email_token TEXT;

ALTER TABLE users ADD COLUMN new_email_until BIGINT;

CREATE INDEX users_new_email_token ON users (new_email_token) WHERE new_email_token IS NOT NULL;
