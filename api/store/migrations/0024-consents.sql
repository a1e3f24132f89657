-- What a person has agreed to, or not: the newest line of a kind counts. Lines are never changed, but for
-- the time at which an agreement has ended.
CREATE TABLE consents (
  id INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id),
  kind TEXT NOT NULL CHECK (kind IN ('age', 'health', 'ai', 'parent')),
  given INTEGER NOT NULL CHECK (given IN (0, 1)),
  text_version TEXT NOT NULL,
  provider TEXT,
  notes INTEGER NOT NULL DEFAULT 0,
  at INTEGER NOT NULL,
  withdrawn_at INTEGER
);

CREATE INDEX consents_of_user ON consents (user_id, kind, id);
