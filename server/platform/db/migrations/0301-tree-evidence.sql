-- Which documents of a tree name a source, a medium or, in a story, a person. Written with the documents.
CREATE TABLE tree_mention (
  tree_id   bigint NOT NULL REFERENCES tree ON DELETE CASCADE,
  -- What is named: a source, a medium, a person (by stories only).
  to_kind   text NOT NULL,
  to_id     integer NOT NULL,
  -- The document that names it.
  from_kind text NOT NULL,
  from_id   integer NOT NULL,
  PRIMARY KEY (tree_id, to_kind, to_id, from_kind, from_id)
);
CREATE INDEX tree_mention_of_document ON tree_mention (tree_id, from_kind, from_id);

-- What the own facts of people and couples tell of their latest year of birth, so that it can be judged again for relatives
-- without reading their documents.
ALTER TABLE tree_person
  ADD COLUMN own_born_by     integer,
  ADD COLUMN own_born_reason text,
  ADD COLUMN died_by         integer;
ALTER TABLE tree_family
  ADD COLUMN own_born_by     integer,
  ADD COLUMN own_born_reason text;
