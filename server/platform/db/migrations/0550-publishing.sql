-- A new generation is published in two steps: 'ready' once all its records are stored, 'published' once every running
-- copy of the site can search it. Until then readers see the old one everywhere.

ALTER TABLE record_import DROP CONSTRAINT record_import_state_check;
ALTER TABLE record_import ADD CONSTRAINT record_import_state_check CHECK (state IN ('running', 'ready', 'published', 'superseded', 'failed'));
-- The set as readers will see it, while the run is ready: name, description and the like, by column.
ALTER TABLE record_import ADD COLUMN details jsonb;

-- Copies of the site that answer searches. One that has not been seen for a while is gone.
CREATE TABLE search_copy (
  id        text PRIMARY KEY,
  seen_at   timestamptz NOT NULL,
  -- Whether a generation waits until this copy has prepared it; false where copies share one index.
  is_waited boolean NOT NULL,
  -- `SET/generation` of everything its index holds, prepared or shown: those records must not be removed.
  holds     text[] NOT NULL,
  -- `SET/generation` it takes in just now, and how many records it has read of it.
  reading   text,
  rows_read integer NOT NULL
);
