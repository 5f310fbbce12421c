-- Research questions as files. Each is written in the background for its maker, kept for a day and served to them alone.
CREATE TABLE research_report (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id    bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  question_id  text NOT NULL REFERENCES research_question ON DELETE CASCADE,
  -- What its maker could read when it was asked for (domain/research/reports/questionReport.ts).
  document     jsonb NOT NULL,
  stage        text NOT NULL DEFAULT 'waiting' CHECK (stage IN ('waiting', 'done', 'failed', 'cancelled')),
  problem      text,
  steps_done   integer NOT NULL DEFAULT 0,
  steps        integer,
  attempts     integer NOT NULL DEFAULT 0,
  leased_until timestamptz NOT NULL DEFAULT '-infinity',
  pages        integer,
  content      bytea,
  ticket_hash  bytea UNIQUE,
  ticket_until timestamptz,
  created_at   timestamptz NOT NULL DEFAULT now(),
  changed_at   timestamptz NOT NULL DEFAULT now()
);
-- Compressed already.
ALTER TABLE research_report ALTER COLUMN content SET STORAGE EXTERNAL;
CREATE INDEX research_report_member ON research_report (member_id, id);
CREATE INDEX research_report_question ON research_report (question_id);
CREATE INDEX research_report_waiting ON research_report (id) WHERE stage = 'waiting';
