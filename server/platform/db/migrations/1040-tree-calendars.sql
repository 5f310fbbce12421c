-- Anniversaries of a tree as a calendar that other programs read by a secret address: one for each member and tree. What is stored
-- opens nothing; a new address takes the place of the one before.
CREATE TABLE tree_calendar (
  tree_id    bigint NOT NULL REFERENCES tree (id) ON DELETE CASCADE,
  member_id  bigint NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  made_at    timestamptz NOT NULL DEFAULT now(),
  -- When a program last read it, to the day.
  read_on    date,
  PRIMARY KEY (tree_id, member_id)
);
CREATE INDEX tree_calendar_member ON tree_calendar (member_id);
