-- Research folders are shared as collections are (server/modules/kernel/sharing): their tables have the same columns.

CREATE TABLE research_folder_member (
  folder_id text NOT NULL REFERENCES research_folder ON DELETE CASCADE,
  member_id bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  role      text NOT NULL CHECK (role IN ('owner', 'editor', 'reader')),
  since     timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (folder_id, member_id)
);
CREATE INDEX research_folder_member_of_member ON research_folder_member (member_id);

-- Links that let one person join; of the token only the hash is kept.
CREATE TABLE research_folder_invitation (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  folder_id   text NOT NULL REFERENCES research_folder ON DELETE CASCADE,
  token_hash  bytea NOT NULL UNIQUE,
  role        text NOT NULL CHECK (role IN ('owner', 'editor', 'reader')),
  made_at     timestamptz NOT NULL DEFAULT now(),
  expires_at  timestamptz NOT NULL,
  accepted_at timestamptz,
  -- Null while no one has, and when who did has left.
  accepted_by bigint REFERENCES member ON DELETE SET NULL
);
CREATE INDEX research_folder_invitation_of_folder ON research_folder_invitation (folder_id);
CREATE INDEX research_folder_invitation_of_member ON research_folder_invitation (accepted_by);

-- Who put an entry into a folder: the folder's owner, or an editor. It is handed to, and erased with, that member.
ALTER TABLE research_item ADD added_by bigint REFERENCES member ON DELETE CASCADE;
UPDATE research_item i SET added_by = f.member_id FROM research_folder f WHERE f.id = i.folder_id;
ALTER TABLE research_item ALTER added_by SET NOT NULL;
CREATE INDEX research_item_of_member ON research_item (added_by);
-- Clippings that are in folders, for those whom a folder is shared with.
CREATE INDEX research_item_of_clipping ON research_item (ref) WHERE kind = 'CLIPPING';
