-- Files of members in research folders. An entry of the kind FILE has one; what its `ref` says is the start of the hash of what is kept,
-- so that a folder holds the same file once.

ALTER TABLE research_item DROP CONSTRAINT research_item_kind_check;
ALTER TABLE research_item ADD CONSTRAINT research_item_kind_check CHECK (kind IN ('RECORD', 'ARTICLE', 'ISSUE', 'SEARCH', 'PERSON', 'CLIPPING', 'FILE', 'NOTE', 'HEADING'));
ALTER TABLE research_item DROP CONSTRAINT research_item_check1;
ALTER TABLE research_item ADD CONSTRAINT research_item_addressed CHECK ((kind IN ('FILE', 'NOTE', 'HEADING')) = (address IS NULL));

CREATE TABLE research_file (
  item_id    bigint PRIMARY KEY REFERENCES research_item ON DELETE CASCADE,
  -- What it is saved as, with the ending of its type.
  name       text NOT NULL CHECK (length(name) BETWEEN 1 AND 160),
  media_type text NOT NULL CHECK (media_type IN ('application/pdf', 'image/webp', 'text/plain')),
  -- Of the content: so that no content is read to count them.
  bytes      integer NOT NULL CHECK (bytes BETWEEN 1 AND 10000000),
  content    bytea NOT NULL
);
-- Most are packed already: another packing costs time and wins little.
ALTER TABLE research_file ALTER COLUMN content SET STORAGE EXTERNAL;

-- What lets a browser send one file to a folder, once.
CREATE TABLE research_upload_ticket (
  ticket_hash bytea PRIMARY KEY,
  member_id   bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  folder_id   text NOT NULL REFERENCES research_folder ON DELETE CASCADE,
  -- As its member called it.
  name        text NOT NULL,
  expires_at  timestamptz NOT NULL
);
CREATE INDEX research_upload_ticket_of_member ON research_upload_ticket (member_id);
CREATE INDEX research_upload_ticket_of_folder ON research_upload_ticket (folder_id);
