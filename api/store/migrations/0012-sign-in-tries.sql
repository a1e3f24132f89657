-- Tries to sign in, by a hash of whose name they were for and where they came from, and when that is over.
CREATE TABLE sign_in_tries (
  key_hash TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  until BIGINT NOT NULL
);

CREATE INDEX sign_in_tries_over ON sign_in_tries (until);

-- Devices on which an account ('user') or an administrator ('admin') has signed in before, by the hash of the
-- token in their cookie. They open nothing; wrong passwords of others do not count for them.
CREATE TABLE known_devices (
  token_hash TEXT NOT NULL,
  kind VARCHAR(10) NOT NULL,
  owner_id TEXT NOT NULL,
  last_used_at BIGINT NOT NULL,
  PRIMARY KEY (kind, owner_id, token_hash)
);

CREATE INDEX known_devices_token ON known_devices (token_hash);

CREATE INDEX known_devices_age ON known_devices (last_used_at);
