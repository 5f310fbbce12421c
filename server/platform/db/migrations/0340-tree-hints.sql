-- Hints: records that may be of people of family trees, and how far each tree has been looked through for them.

CREATE TABLE tree_hint (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tree_id       bigint NOT NULL REFERENCES tree ON DELETE CASCADE,
  person_id     integer NOT NULL,
  -- Stable over imports; whether the record is still published and open is looked up when the hint is read.
  record_id     text NOT NULL,
  -- 'new', 'maybe', 'accepted', 'rejected'. What a member decided is never taken back by computing anew.
  state         text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'maybe', 'accepted', 'rejected')),
  -- Bits of evidence (domain/linkage/hints), with its words, weightiest first: [{"field", "text", "bits"}].
  bits          real NOT NULL,
  is_strong     boolean NOT NULL,
  evidence      jsonb NOT NULL,
  -- Kind (domain/records/recordKind) and year of the record, for lists of one census or of the military.
  record_kind   text NOT NULL,
  record_year   integer,
  computed_at   timestamptz NOT NULL DEFAULT now(),
  decided_by    bigint REFERENCES member ON DELETE SET NULL,
  decided_at    timestamptz,
  -- The change that took the record in; the hint is new again when that change is undone.
  change_id     bigint REFERENCES tree_change ON DELETE SET NULL,
  UNIQUE (tree_id, person_id, record_id)
);
CREATE INDEX tree_hint_of_tree ON tree_hint (tree_id, bits DESC, id);
CREATE INDEX tree_hint_of_record ON tree_hint (tree_id, record_id);
CREATE INDEX tree_hint_decided_by ON tree_hint (decided_by);
CREATE INDEX tree_hint_change ON tree_hint (change_id);

-- How far a tree has been looked through. No row: not begun.
CREATE TABLE tree_hint_progress (
  tree_id       bigint PRIMARY KEY REFERENCES tree ON DELETE CASCADE,
  -- The version of the tree whose changes have all been queued, and the last of these changes.
  tree_version  bigint NOT NULL,
  last_change   bigint NOT NULL,
  -- The state of all published records (generations and revisions) that the last look through the whole tree was begun with.
  records_mark  text NOT NULL,
  -- Everybody up to this number has been queued by that look; null: the look is over.
  swept_to      integer
);

-- People to look at anew.
CREATE TABLE tree_hint_queue (
  tree_id       bigint NOT NULL REFERENCES tree ON DELETE CASCADE,
  person_id     integer NOT NULL,
  since         timestamptz NOT NULL DEFAULT now(),
  -- A copy of the server works on it until then.
  taken_until   timestamptz,
  PRIMARY KEY (tree_id, person_id)
);
CREATE INDEX tree_hint_queue_next ON tree_hint_queue (since);
