-- What editors said of the places of a tree: that some are one, and where one lies. The rows in their order are the history; what they
-- come to is worked out from those that were not undone.
CREATE TABLE tree_place_change (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tree_id   bigint NOT NULL REFERENCES tree (id) ON DELETE CASCADE,
  -- Null: their account is gone.
  member_id bigint REFERENCES member (id) ON DELETE SET NULL,
  -- domain/trees/places/placeChange.ts
  change    jsonb NOT NULL,
  -- What it was about, in words of that time.
  said      text NOT NULL CHECK (length(said) <= 1000),
  made_at   timestamptz NOT NULL DEFAULT now(),
  undone_at timestamptz
);
CREATE INDEX tree_place_change_tree ON tree_place_change (tree_id, id);
CREATE INDEX tree_place_change_member ON tree_place_change (member_id);
