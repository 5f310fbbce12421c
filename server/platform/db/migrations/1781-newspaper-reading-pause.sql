-- Since when staff have paused the reading of newspaper pages in the background; without a row it goes on.
CREATE TABLE newspaper_reading_pause (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  since  timestamptz NOT NULL DEFAULT now()
);
