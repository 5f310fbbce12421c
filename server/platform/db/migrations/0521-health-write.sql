-- One row that the site writes every few seconds to know that the database takes writes.
CREATE TABLE health_write (
  is_only  boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  wrote_at timestamptz NOT NULL
);
