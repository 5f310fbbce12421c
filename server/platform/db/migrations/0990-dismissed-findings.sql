-- What an editor of a tree dismissed of what looks wrong in it. `said` is the sentence that was dismissed: a finding that changes is shown again.
CREATE TABLE tree_dismissed_finding (
  tree_id      bigint NOT NULL REFERENCES tree ON DELETE CASCADE,
  finding      text NOT NULL CHECK (length(finding) <= 200),
  said         text NOT NULL,
  reason       text NOT NULL CHECK (length(reason) <= 300),
  -- Null: a member who has left.
  dismissed_by bigint REFERENCES member ON DELETE SET NULL,
  dismissed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tree_id, finding)
);
CREATE INDEX tree_dismissed_finding_by_member ON tree_dismissed_finding (dismissed_by);
