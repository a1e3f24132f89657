-- Reminders and campaigns. A campaign is marked as handed over before it is: one that a crash cuts off is never
-- sent again. `sent_at` is that moment.
ALTER TABLE email_campaigns ADD COLUMN channel VARCHAR(10) NOT NULL DEFAULT 'email';

-- 'waiting', 'sent', or 'failed' with what was answered.
ALTER TABLE email_campaigns ADD COLUMN outcome VARCHAR(20) NOT NULL DEFAULT 'waiting';

ALTER TABLE email_campaigns ADD COLUMN answer TEXT;

-- After this time it is not sent any more.
ALTER TABLE email_campaigns ADD COLUMN ends_at BIGINT;

ALTER TABLE email_campaigns ADD COLUMN handed INTEGER NOT NULL DEFAULT 0;

CREATE INDEX email_campaigns_by_time ON email_campaigns (triggered_at);

-- The campaign that a mail belongs to; `once` where it must not come twice, `unsubscribe` the link that ends them.
ALTER TABLE mails ADD COLUMN campaign_id TEXT;

ALTER TABLE mails ADD COLUMN once INTEGER NOT NULL DEFAULT 0;

ALTER TABLE mails ADD COLUMN unsubscribe TEXT;

-- When it is looked at next whether somebody is to be reminded; null where they chose no reminder.
ALTER TABLE users ADD COLUMN next_reminder_at BIGINT;

CREATE INDEX users_next_reminder ON users (next_reminder_at) WHERE next_reminder_at IS NOT NULL;

-- Where a browser gets notifications. It goes with the session in which it was turned on.
CREATE TABLE push_subscriptions (
  endpoint_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id),
  session_hash TEXT NOT NULL REFERENCES sessions (token_hash) ON DELETE CASCADE,
  endpoint TEXT NOT NULL,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  created_at BIGINT NOT NULL
);

CREATE INDEX push_subscriptions_of_user ON push_subscriptions (user_id);

CREATE INDEX push_subscriptions_of_session ON push_subscriptions (session_hash);
