-- Documents of trees as they were sent; pictures stand in tree_picture as copies. A medium's document names either by `storedAs`.
CREATE TABLE tree_file (
  tree_id     bigint NOT NULL REFERENCES tree ON DELETE CASCADE,
  -- What the document of its medium has as `storedAs`.
  name        text NOT NULL,
  media_type  text NOT NULL CHECK (media_type = 'application/pdf'),
  content     bytea NOT NULL,
  added_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tree_id, name)
);
-- Packed already: another packing costs time and wins nothing.
ALTER TABLE tree_file ALTER COLUMN content SET STORAGE EXTERNAL;

-- What lets a browser send one file to a tree, once, and what the file is to become.
CREATE TABLE tree_upload_ticket (
  ticket_hash   bytea PRIMARY KEY,
  tree_id       bigint NOT NULL REFERENCES tree ON DELETE CASCADE,
  member_id     bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  -- Number of the person, and `f3` or `family-9-f1` where it belongs to one fact; null: to the person as a whole.
  person_id     integer NOT NULL,
  fact          text,
  -- The document of the medium to be, without number and bytes.
  medium        jsonb NOT NULL,
  expires_at    timestamptz NOT NULL
);
CREATE INDEX tree_upload_ticket_of_member ON tree_upload_ticket (member_id);
CREATE INDEX tree_upload_ticket_of_tree ON tree_upload_ticket (tree_id);

-- Media have a date from now on.
UPDATE tree_document SET body = body || '{"date": null}' WHERE kind = 'medium' AND NOT body ? 'date';
UPDATE tree_change_document SET before = CASE WHEN before ? 'date' THEN before ELSE before || '{"date": null}' END,
  after = CASE WHEN after ? 'date' THEN after ELSE after || '{"date": null}' END WHERE kind = 'medium';
