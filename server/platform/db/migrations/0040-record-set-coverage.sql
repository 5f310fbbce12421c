-- What is really loaded of a record set, counted once for each published generation. Closed records do not count:
-- their years and places would tell of people who may be living.

CREATE TABLE record_set_coverage (
  record_set_id text NOT NULL REFERENCES record_set ON DELETE CASCADE,
  generation    integer NOT NULL,
  record_count  integer NOT NULL,
  -- Every year with at least one record, ascending.
  years         integer[] NOT NULL,
  place_count   integer NOT NULL,
  -- The places with the most records first: [{"value": "Roche, Cornwall", "count": 120}].
  top_places    jsonb NOT NULL,
  PRIMARY KEY (record_set_id, generation)
);
