-- What the charts of the administrators count by day: whose entries arrived, and images that were counted.
CREATE INDEX records_arrived ON records (created_at, user_id);

CREATE INDEX photo_credits_counted ON photo_credits (at, change) WHERE change = 1;
