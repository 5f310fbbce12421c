-- Reports of trees as files. Each is written in the background for its maker, kept for a day and served to them alone.
CREATE TABLE tree_report (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  tree_id bigint NOT NULL REFERENCES tree (id) ON DELETE CASCADE,
  person_id integer NOT NULL,
  -- domain/trees/reports/reportRequest.ts
  request jsonb NOT NULL,
  stage text NOT NULL DEFAULT 'waiting' CHECK (stage IN ('waiting', 'done', 'failed', 'cancelled')),
  -- What its maker could see when it was written: it is served only as long as they still may.
  may_edit boolean NOT NULL DEFAULT false,
  sees_living boolean NOT NULL DEFAULT false,
  title text,
  problem text,
  steps_done integer NOT NULL DEFAULT 0,
  steps integer,
  attempts integer NOT NULL DEFAULT 0,
  leased_until timestamptz NOT NULL DEFAULT '-infinity',
  pages integer,
  content bytea,
  ticket_hash bytea UNIQUE,
  ticket_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now()
);
-- Compressed already.
ALTER TABLE tree_report ALTER COLUMN content SET STORAGE EXTERNAL;
CREATE INDEX tree_report_member ON tree_report (member_id, id);
CREATE INDEX tree_report_tree ON tree_report (tree_id);
CREATE INDEX tree_report_waiting ON tree_report (id) WHERE stage = 'waiting';
