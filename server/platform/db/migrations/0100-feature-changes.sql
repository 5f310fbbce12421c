-- Who switched which flag, test group or grant, when, from what to what, and why. Rows are only ever added.
CREATE TABLE feature_change (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Name of the flag, group or grant.
  feature    text NOT NULL,
  -- Whose membership or grant was changed; null when it was changed for everybody, or the account is gone.
  member_id  bigint REFERENCES member ON DELETE SET NULL,
  -- The member of staff who did it; null for an operator on the command line, or when the account is gone.
  staff_id   bigint REFERENCES member ON DELETE SET NULL,
  actor      text NOT NULL CHECK (actor IN ('staff', 'operator')),
  was        text NOT NULL,
  becomes    text NOT NULL,
  reason     text NOT NULL CHECK (length(reason) <= 500),
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX feature_change_by_feature ON feature_change (feature, id DESC);
CREATE INDEX feature_change_by_member ON feature_change (member_id) WHERE member_id IS NOT NULL;
CREATE INDEX feature_change_by_staff ON feature_change (staff_id) WHERE staff_id IS NOT NULL;
