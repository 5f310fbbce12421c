-- A tree that others have outlives the account of its owner (ADR 125).

ALTER TABLE tree
  -- When its owner's account was erased; null while it has an owner, and for the site's own tree.
  ADD COLUMN left_at timestamptz;

ALTER TABLE tree_access
  -- The owner named them: they may take the tree over when the owner is gone. Counts only while they are an editor.
  ADD COLUMN is_heir boolean NOT NULL DEFAULT false,
  -- When they were emailed that they may.
  ADD COLUMN heir_told_at timestamptz;

CREATE INDEX tree_left ON tree (left_at) WHERE left_at IS NOT NULL;

-- In the database, because accounts end in four places: at their member's wish, at the operator's, with their library, and by an
-- earlier version of the site while a new one starts.
CREATE FUNCTION leave_trees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM tree t WHERE t.owner_id = OLD.id AND NOT EXISTS (SELECT FROM tree_access a WHERE a.tree_id = t.id AND a.member_id <> OLD.id);
  -- Invitations name addresses that the owner typed, and no one may join a tree without an owner.
  DELETE FROM tree_invitation i USING tree t WHERE i.tree_id = t.id AND t.owner_id = OLD.id AND i.accepted_at IS NULL;
  -- Who sent a file names its owner, with an address.
  UPDATE tree_gedcom_record r SET lines = split_part(r.lines, E'\n', 1) || E'\n1 NAME Not recorded' FROM tree t
  WHERE r.tree_id = t.id AND t.owner_id = OLD.id AND r.kind IS NULL AND r.lines ~ '^0 @[^@]+@ SUBM';
  -- It was public at the owner's wish, and its description is in the owner's words.
  UPDATE tree SET owner_id = NULL, left_at = now(), is_public = false, needs_subscription = false, share_token = NULL, description = ''
  WHERE owner_id = OLD.id;
  RETURN OLD;
END $$;

CREATE TRIGGER member_leaves_trees BEFORE DELETE ON member FOR EACH ROW EXECUTE FUNCTION leave_trees();

ALTER TABLE tree DROP CONSTRAINT tree_owner_id_fkey,
  ADD CONSTRAINT tree_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES member ON DELETE SET NULL;
