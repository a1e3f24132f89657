-- Whether a card was ever there: one that was taken off stays off, and the free time has been had.
ALTER TABLE subscriptions ADD COLUMN had_card INTEGER NOT NULL DEFAULT 0;
UPDATE subscriptions SET had_card = has_card;

-- The newest invoice that is paid: another one is a renewal.
ALTER TABLE subscriptions ADD COLUMN paid_invoice TEXT;
