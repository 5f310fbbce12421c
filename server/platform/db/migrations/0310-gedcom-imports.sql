-- Imports of GEDCOM files under way, from the first byte of an upload to the tree it became.

CREATE TABLE gedcom_import (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id     bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  file_name     text NOT NULL CHECK (length(file_name) BETWEEN 1 AND 255),
  -- As announced, in bytes.
  file_size     bigint NOT NULL,
  stage         text NOT NULL DEFAULT 'uploading'
                CHECK (stage IN ('uploading', 'checking', 'checked', 'importing', 'done', 'failed', 'cancelled')),
  -- What the upload is let in by, once; null afterwards.
  ticket_hash   bytea UNIQUE,
  -- What the file would become (GedcomCheck); null until it was looked through.
  found         jsonb,
  -- Why it failed, for the member; null else.
  problem       text,
  -- Steps done, of so many; null where they cannot be told yet.
  steps_done    integer NOT NULL DEFAULT 0,
  steps         integer,
  tree_name     text,
  -- The tree it became.
  tree_id       bigint REFERENCES tree ON DELETE CASCADE,
  -- Until when the copy of the server that works on it has it to itself; past for one that died.
  leased_until  timestamptz NOT NULL DEFAULT '-infinity',
  created_at    timestamptz NOT NULL DEFAULT now(),
  changed_at    timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX gedcom_import_of_member ON gedcom_import (member_id, id DESC);
CREATE INDEX gedcom_import_of_tree ON gedcom_import (tree_id);
CREATE INDEX gedcom_import_to_do ON gedcom_import (id) WHERE stage IN ('uploading', 'checking', 'checked', 'importing');

-- What lets a browser fetch the export of a tree, once, as the one it was made for may see it.
CREATE TABLE gedcom_export_ticket (
  ticket_hash   bytea PRIMARY KEY,
  tree_id       bigint NOT NULL REFERENCES tree ON DELETE CASCADE,
  member_id     bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  format        text NOT NULL CHECK (format IN ('5.5.1', '7.0', 'gedzip')),
  withholds_living  boolean NOT NULL,
  withholds_private boolean NOT NULL,
  expires_at    timestamptz NOT NULL
);
CREATE INDEX gedcom_export_ticket_of_member ON gedcom_export_ticket (member_id);
CREATE INDEX gedcom_export_ticket_of_tree ON gedcom_export_ticket (tree_id);
