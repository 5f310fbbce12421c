-- What readers say about records: wrong readings, people who must not be shown, matches that are none.

CREATE TABLE record_correction (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id   bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  -- Ids are stable over re-imports; a record may be gone by the time somebody decides.
  record_id   text NOT NULL,
  field       text NOT NULL,
  -- What the transcript said when it was reported; empty where it said nothing.
  written     text NOT NULL,
  proposed    text NOT NULL,
  comment     text NOT NULL,
  state       text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'ACCEPTED', 'REJECTED')),
  -- Staff's words to the member.
  answer      text NOT NULL DEFAULT '',
  reported_at timestamptz NOT NULL DEFAULT now(),
  decided_at  timestamptz,
  decided_by  bigint REFERENCES member ON DELETE SET NULL
);
-- Reported again while it waits, a field has one report: the last.
CREATE UNIQUE INDEX record_correction_waiting ON record_correction (member_id, record_id, field) WHERE state = 'WAITING';
CREATE INDEX record_correction_queue ON record_correction (state, reported_at);
CREATE INDEX record_correction_decided_by ON record_correction (decided_by) WHERE decided_by IS NOT NULL;

-- Accepted corrections, without anybody in them: they stay when whoever found them leaves.
CREATE TABLE record_amendment (
  record_id  text NOT NULL,
  field      text NOT NULL,
  value      text NOT NULL,
  amended_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (record_id, field)
);

CREATE TABLE record_closure_request (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null for a visitor.
  member_id  bigint REFERENCES member ON DELETE CASCADE,
  record_id  text NOT NULL,
  concern    text NOT NULL CHECK (concern IN ('ME', 'RELATIVE', 'OTHER')),
  reason     text NOT NULL,
  -- Where the answer goes; forgotten when it has been given.
  contact    text,
  state      text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'ACCEPTED', 'REJECTED')),
  answer     text NOT NULL DEFAULT '',
  asked_at   timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  decided_by bigint REFERENCES member ON DELETE SET NULL
);
CREATE INDEX record_closure_request_queue ON record_closure_request (state, asked_at);
CREATE INDEX record_closure_request_by_member ON record_closure_request (member_id);
CREATE INDEX record_closure_request_decided_by ON record_closure_request (decided_by) WHERE decided_by IS NOT NULL;

-- Records closed on request, whatever a later import says of them.
CREATE TABLE closed_record (
  record_id text PRIMARY KEY,
  closed_at timestamptz NOT NULL DEFAULT now()
);

-- "Not this person": a match that a member does not want to see again.
CREATE TABLE dismissed_match (
  member_id    bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  record_id    text NOT NULL,
  other_id     text NOT NULL,
  dismissed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, record_id, other_id)
);

-- Counts changes within a generation, such as a closure: search indexes take the set in anew.
ALTER TABLE record_set ADD COLUMN revision integer NOT NULL DEFAULT 0;
