-- Days on which closing dates of a set come, of which its stewards have been sent word.
CREATE TABLE opening_notice (
  record_set_id text NOT NULL REFERENCES record_set ON DELETE CASCADE,
  day           date NOT NULL,
  noticed_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (record_set_id, day)
);
