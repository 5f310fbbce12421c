-- Since when staff have paused the reading of newspaper pages in the background; without a row it goes on.
CREATE TABLE newspaper_reading_pause (
  only  boolean PRIMARY KEY DEFAULT true CHECK (only),
  since timestamptz NOT NULL DEFAULT now()
);
