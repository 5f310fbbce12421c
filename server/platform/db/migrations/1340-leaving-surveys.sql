-- Why members leave: one survey for each, the last they sent. Staff read it without the member.
CREATE TABLE leaving_survey (
  member_id    bigint PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
  -- Names of domain/billing/survey/leavingReasons.ts.
  reasons      text[] NOT NULL,
  might_return text CHECK (might_return IN ('yes', 'perhaps', 'no')),
  comment      text NOT NULL,
  sent_at      timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX leaving_survey_sent ON leaving_survey (sent_at DESC);
