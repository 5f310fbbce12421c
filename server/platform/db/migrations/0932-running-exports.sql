-- The one download of a tree or of their data that a member has running; a row that is not refreshed is left over from a crash.
CREATE TABLE running_export (
  member_id bigint PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  id        uuid NOT NULL,
  seen_at   timestamptz NOT NULL DEFAULT now()
);
