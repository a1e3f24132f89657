-- The second factor of an account ('user') or an administrator ('admin'): the secret of their authenticator app
-- (base32), when it was shown, since when it counts (null until a code of it was typed), and the last 30-second
-- step whose code was used.
CREATE TABLE second_factors (
  kind VARCHAR(10) NOT NULL,
  owner_id TEXT NOT NULL,
  secret TEXT NOT NULL,
  begun_at BIGINT NOT NULL,
  since BIGINT,
  last_step BIGINT NOT NULL,
  PRIMARY KEY (kind, owner_id)
);

-- Hashes of the codes that stand in for a lost authenticator app. A used one is deleted.
CREATE TABLE recovery_codes (
  kind VARCHAR(10) NOT NULL,
  owner_id TEXT NOT NULL,
  code_hash TEXT NOT NULL,
  PRIMARY KEY (kind, owner_id, code_hash)
);

INSERT INTO second_factors (kind, owner_id, secret, begun_at, since, last_step)
SELECT 'admin', id, totp_secret, unixepoch() * 1000, unixepoch() * 1000, totp_last_step
FROM admins WHERE totp_secret IS NOT NULL;

ALTER TABLE admins DROP COLUMN totp_secret;

ALTER TABLE admins DROP COLUMN totp_last_step;

-- From when on an administrator without a second factor can only set one up, where people come by https.
ALTER TABLE admins ADD COLUMN second_factor_due BIGINT NOT NULL DEFAULT 0;

UPDATE admins SET second_factor_due = (unixepoch() + 7 * 24 * 3600) * 1000;
