-- A person whose record is closed is named in other records, too: those are closed with it, or leave the name out.

ALTER TABLE record
  -- All fields as they were delivered, where `fields` leaves out the name of a person whose record is closed; null for every other record.
  ADD COLUMN whole_fields jsonb;
CREATE INDEX record_masked ON record (record_set_id) WHERE whole_fields IS NOT NULL;
CREATE OR REPLACE VIEW record_live AS
  SELECT r.* FROM record r JOIN record_set s ON s.id = r.record_set_id AND s.live_generation = r.generation;

-- What staff decided of the records that name the person of a closed one. Ids outlive imports.
CREATE TABLE record_beside_closed (
  closed_id text NOT NULL,
  record_id text NOT NULL,
  measure   text NOT NULL CHECK (measure IN ('CLOSE', 'MASK')),
  -- Names of the closed person, folded: they are left out of the other record even when the closed one is gone.
  given     text[] NOT NULL,
  surnames  text[] NOT NULL,
  PRIMARY KEY (closed_id, record_id)
);
CREATE INDEX record_beside_closed_by_record ON record_beside_closed (record_id);

-- An accepted reading of a field that leaves a name out.
ALTER TABLE record_amendment ADD COLUMN is_masked boolean NOT NULL DEFAULT false;
