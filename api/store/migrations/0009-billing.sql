-- What Stripe said last of each subscription of ours. Stripe is the truth; this is what it was when asked.
CREATE TABLE subscriptions (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id),
  customer_id TEXT NOT NULL,
  status VARCHAR(30) NOT NULL,
  has_card INTEGER NOT NULL,
  -- The intent that keeps a card for the end of the free time, where there was one.
  setup_intent_id TEXT,
  period_end BIGINT,
  cancel_at BIGINT,
  ended_at BIGINT,
  created_at BIGINT NOT NULL,
  -- Counts the changes: a writer whose answer was asked for before another's has to ask again.
  version INTEGER NOT NULL,
  checked_at BIGINT NOT NULL
);

CREATE INDEX subscriptions_of_user ON subscriptions (user_id);

CREATE UNIQUE INDEX users_by_customer ON users (stripe_customer_id);

-- Messages of Stripe that were taken in: written in the transaction of their effect.
CREATE TABLE stripe_events (
  id TEXT PRIMARY KEY,
  type VARCHAR(80) NOT NULL,
  outcome VARCHAR(40) NOT NULL,
  received_at BIGINT NOT NULL
);

-- How often a person's checkout began anew: part of the key under which Stripe makes one thing once.
CREATE TABLE checkouts (
  user_id TEXT PRIMARY KEY REFERENCES users (id),
  attempt INTEGER NOT NULL
);
