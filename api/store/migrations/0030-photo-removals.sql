-- Photos that are to go from where they are kept. An empty name stands for all of a person.
CREATE TABLE photo_removals (
  person VARCHAR(64) NOT NULL,
  name VARCHAR(64) NOT NULL,
  run_at BIGINT NOT NULL,
  attempts INTEGER NOT NULL,
  held_until BIGINT NOT NULL,
  PRIMARY KEY (person, name)
);
CREATE INDEX photo_removals_due ON photo_removals (run_at);
