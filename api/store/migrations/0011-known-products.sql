-- What Open Food Facts has answered of a barcode: facts as JSON, null where it knows none. The same for
-- all accounts; who asked is not kept.
CREATE TABLE known_products (
  barcode VARCHAR(14) PRIMARY KEY,
  facts TEXT,
  asked_at BIGINT NOT NULL
);

CREATE INDEX known_products_age ON known_products (asked_at);
