-- Pictures of trees: two copies each, without anything the camera wrote into them. A medium's document names one by `storedAs`.
CREATE TABLE tree_picture (
  tree_id   bigint NOT NULL REFERENCES tree ON DELETE CASCADE,
  -- What the document of its medium has as `storedAs`.
  name      text NOT NULL,
  small     bytea NOT NULL,
  large     bytea NOT NULL,
  -- Of the large copy, in pixels.
  width     integer NOT NULL,
  height    integer NOT NULL,
  added_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tree_id, name)
);
