-- Whether a card was ever there: one that was taken off stays off, and the free time has been had.
ALTER TABLE subscriptions ADD COLUMN had_card INTEGER NOT NULL DEFAULT 0;
UPDATE subscriptions SET had_card = has_card;

-- The newest invoice that is paid: another one is a renewal.
ALTER TABLE subscriptions ADD COLUMN paid_invoice TEXT;

-- Since when a payment is owed, and whether it has been owed for longer than gives Premium.
ALTER TABLE subscriptions ADD COLUMN late_since BIGINT;
ALTER TABLE subscriptions ADD COLUMN lapsed INTEGER NOT NULL DEFAULT 0;

-- Whether its free time was refused: the e-mail or the card has had one.
ALTER TABLE subscriptions ADD COLUMN trial_refused INTEGER NOT NULL DEFAULT 0;

-- Who has had a free time: keyed hashes of an e-mail and of a card, kept after the account is deleted. The
-- holder is a keyed hash of the subscription that had it.
CREATE TABLE trials (
  hash TEXT PRIMARY KEY,
  holder TEXT NOT NULL,
  at BIGINT NOT NULL
);
