-- Clippings that are attached to people of trees. The medium is what the change of the tree made: undone, it is gone, and so is the link.
CREATE TABLE clipping_person (
  clipping_id text NOT NULL REFERENCES clipping ON DELETE CASCADE,
  tree_id     bigint NOT NULL REFERENCES tree ON DELETE CASCADE,
  person_id   integer NOT NULL,
  medium_id   integer NOT NULL,
  attached_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (clipping_id, tree_id, medium_id)
);
CREATE INDEX clipping_person_of_tree ON clipping_person (tree_id, person_id);
