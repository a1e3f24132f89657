-- Photos that are to go from where they are kept. An empty name stands for all of a person.
CREATE TABLE photo_removals (
  person TEXT COLLATE "C" NOT NULL,
  name TEXT COLLATE "C" NOT NULL,
  run_at BIGINT NOT NULL,
  attempts BIGINT NOT NULL,
  held_until BIGINT NOT NULL,
  PRIMARY KEY (person, name)
);
CREATE INDEX photo_removals_due ON photo_removals (run_at);
