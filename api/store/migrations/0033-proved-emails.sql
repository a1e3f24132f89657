-- When somebody last showed that the address of an account is theirs; null: it is only what they typed.
ALTER TABLE users ADD COLUMN email_proved_at BIGINT;

-- The hash of an address that the issuer has verified, while its owner fills in the form of a new account.
ALTER TABLE sign_in_attempts ADD COLUMN proved_email_hash VARCHAR(64);
