-- By what a device whose session has ended learns that its account was deleted. It opens nothing.
CREATE TABLE erase_tickets (
  ticket_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  given_at BIGINT NOT NULL
);

CREATE INDEX erase_tickets_of_user ON erase_tickets (user_id, given_at);
