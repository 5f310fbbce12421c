-- Collections and research folders that others work in outlive the account of their owner (ADR 135).

ALTER TABLE collection
  -- When it came to its owner with the erasure of another's account; null again once they have been emailed.
  ADD COLUMN handed_over_at timestamptz;
ALTER TABLE research_folder ADD COLUMN handed_over_at timestamptz;
CREATE INDEX collection_handed_over ON collection (handed_over_at) WHERE handed_over_at IS NOT NULL;
CREATE INDEX research_folder_handed_over ON research_folder (handed_over_at) WHERE handed_over_at IS NOT NULL;

-- In the database, as leave_trees() is: accounts end in four places. Who joined as an owner comes first, then who joined as an editor, the
-- longest there first; readers work in nothing. Of accounts that end in the same statement none keeps what was another's: those that have ended are no longer in
-- `member`, and one whose turn comes later hands on what came to it.
CREATE FUNCTION hand_over_shared_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH heir AS MATERIALIZED (
    SELECT DISTINCT ON (k.id) k.id, m.member_id FROM collection k JOIN collection_member m ON m.collection_id = k.id JOIN member o ON o.id = m.member_id
    WHERE k.owner_id = OLD.id AND k.removed_at IS NULL AND m.role <> 'reader' AND m.member_id <> OLD.id
    ORDER BY k.id, m.role <> 'owner', m.since, m.member_id
  ), joined AS (DELETE FROM collection_member m USING heir h WHERE m.collection_id = h.id AND m.member_id = h.member_id
  ), invited AS (DELETE FROM collection_invitation i USING heir h WHERE i.collection_id = h.id AND i.accepted_at IS NULL
  ), entries AS (
    -- The owner's own clippings go with the account, and so does what they wrote beside an entry: some of it only they could read.
    UPDATE collection_item i SET added_by = h.member_id, note = '' FROM heir h WHERE i.collection_id = h.id AND i.added_by = OLD.id
      AND NOT EXISTS (SELECT FROM clipping c WHERE c.id = i.clipping_id AND c.member_id = OLD.id)
  )
  -- It was public at its owner's wish, and its description is in the owner's words.
  UPDATE collection k SET owner_id = h.member_id, description = '', is_public = false, handed_over_at = now(), version = k.version + 1 FROM heir h WHERE k.id = h.id;

  WITH heir AS MATERIALIZED (
    SELECT DISTINCT ON (k.id) k.id, m.member_id FROM research_folder k JOIN research_folder_member m ON m.folder_id = k.id JOIN member o ON o.id = m.member_id
    WHERE k.member_id = OLD.id AND k.removed_at IS NULL AND m.role <> 'reader' AND m.member_id <> OLD.id
    ORDER BY k.id, m.role <> 'owner', m.since, m.member_id
  ), joined AS (DELETE FROM research_folder_member m USING heir h WHERE m.folder_id = h.id AND m.member_id = h.member_id
  ), invited AS (DELETE FROM research_folder_invitation i USING heir h WHERE i.folder_id = h.id AND i.accepted_at IS NULL
  ), entries AS (
    UPDATE research_item i SET added_by = h.member_id, note = CASE WHEN i.kind IN ('NOTE', 'HEADING') THEN i.note ELSE '' END FROM heir h WHERE i.folder_id = h.id AND i.added_by = OLD.id AND i.kind <> 'FILE'
      AND NOT EXISTS (SELECT FROM clipping c WHERE i.kind = 'CLIPPING' AND c.id = i.ref AND c.member_id = OLD.id)
  )
  UPDATE research_folder k SET member_id = h.member_id, description = '', handed_over_at = now(), version = k.version + 1 FROM heir h WHERE k.id = h.id;
  RETURN OLD;
END $$;

CREATE TRIGGER member_hands_over_shared_work BEFORE DELETE ON member FOR EACH ROW EXECUTE FUNCTION hand_over_shared_work();
