-- A copy of the site that takes in nothing new is waited for ten minutes, not for ever, and named by its number.

ALTER TABLE search_copy ADD COLUMN no integer GENERATED ALWAYS AS IDENTITY;
-- When it last came further than ever before: with the generation it reads, or with what it holds.
ALTER TABLE search_copy ADD COLUMN moved_at timestamptz NOT NULL DEFAULT now();
-- The generation it read last, and the most records of it that one attempt has read.
ALTER TABLE search_copy ADD COLUMN best_of text;
ALTER TABLE search_copy ADD COLUMN best_rows integer NOT NULL DEFAULT 0;

-- Since when copies can take the generation in; null for those published before.
ALTER TABLE record_import ADD COLUMN ready_at timestamptz;
UPDATE record_import SET ready_at = now() WHERE state = 'ready';
