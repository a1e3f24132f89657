-- An account that is deleted is marked first and emptied after, a little at a time: which of them are still
-- to be emptied is found without reading all accounts.
CREATE INDEX users_deleted ON users(id) WHERE deleted_at IS NOT NULL;

CREATE INDEX jobs_of_user ON jobs(user_id);

CREATE INDEX email_campaigns_of_user ON email_campaigns(user_id);
