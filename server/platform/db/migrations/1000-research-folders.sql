-- Folders in which members put together what they found. An entry names a page of the site and holds nothing of it: what a page
-- is called is read each time, with the rights of who looks.

CREATE TABLE research_folder (
  id          text PRIMARY KEY CHECK (id ~ '^f-[a-z2-7]{20}$'),
  member_id   bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  name        text NOT NULL CHECK (length(name) BETWEEN 1 AND 150),
  description text NOT NULL DEFAULT '' CHECK (length(description) <= 10000),
  made_at     timestamptz NOT NULL DEFAULT now(),
  changed_at  timestamptz NOT NULL DEFAULT now(),
  version     integer NOT NULL DEFAULT 1,
  -- Set when it is deleted: it can be brought back for 30 days.
  removed_at  timestamptz
);
CREATE INDEX research_folder_of_member ON research_folder (member_id, changed_at DESC);
CREATE INDEX research_folder_removed ON research_folder (removed_at) WHERE removed_at IS NOT NULL;

CREATE TABLE research_item (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  folder_id  text NOT NULL REFERENCES research_folder ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN ('RECORD', 'ARTICLE', 'ISSUE', 'SEARCH', 'PERSON', 'CLIPPING', 'NOTE', 'HEADING')),
  -- What the page is of (domain/research/folders/researchAddress.ts); null for notes and headings.
  ref        text CHECK (length(ref) <= 4000),
  address    text CHECK (length(address) <= 4000),
  -- The member's own words: about the page, the note itself, the heading.
  note       text NOT NULL DEFAULT '' CHECK (length(note) <= 10000),
  -- Grows in the order of the folder; numbers are given anew when something moves.
  position   integer NOT NULL,
  added_at   timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz,
  CHECK ((kind IN ('NOTE', 'HEADING')) = (ref IS NULL)),
  CHECK ((ref IS NULL) = (address IS NULL))
);
CREATE INDEX research_item_of_folder ON research_item (folder_id, position);
-- One page is in a folder once.
CREATE UNIQUE INDEX research_item_once ON research_item (folder_id, kind, md5(ref)) WHERE removed_at IS NULL AND ref IS NOT NULL;
