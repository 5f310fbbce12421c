-- An entry keeps its id when its set is imported again (ADR 112).

-- What the mapping says identifies the row, where its id says something else: the entry has that from an earlier delivery.
ALTER TABLE record ADD COLUMN row_key text;

-- Ids that lead to another entry. Both ends were ids of published records; chains are flattened as they are written.
CREATE TABLE record_moved (
  old_id        text PRIMARY KEY,
  new_id        text NOT NULL CHECK (new_id <> old_id),
  record_set_id text NOT NULL REFERENCES record_set ON DELETE CASCADE,
  -- Holds from this generation of the set on.
  generation    integer NOT NULL,
  moved_at      timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX record_moved_to ON record_moved (new_id);
CREATE INDEX record_moved_of_set ON record_moved (record_set_id, generation);

-- Ids of entries that a later delivery left out: never given to another entry.
CREATE TABLE record_gone (
  record_id     text PRIMARY KEY,
  record_set_id text NOT NULL REFERENCES record_set ON DELETE CASCADE,
  generation    integer NOT NULL,
  gone_at       timestamptz NOT NULL DEFAULT now(),
  -- left-out: the next delivery has no such entry.
  reason        text NOT NULL CHECK (reason IN ('left-out'))
);
CREATE INDEX record_gone_of_set ON record_gone (record_set_id, generation);

-- What a delivery changed: counts of added, changed, moved and gone, and of changes by field.
ALTER TABLE record_import ADD COLUMN comparison jsonb;
-- The same in words, for staff.
ALTER TABLE import_run ADD COLUMN comparison text;
