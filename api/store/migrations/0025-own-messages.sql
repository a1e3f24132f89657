-- The account that was signed in where a message of the contact form was written: anybody can type any e-mail
-- there, so that is no proof of whose message it is.
ALTER TABLE contacts ADD COLUMN sender_id TEXT;

CREATE INDEX contacts_of_sender ON contacts (sender_id) WHERE sender_id IS NOT NULL;
