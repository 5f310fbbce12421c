-- Closures that staff take back.

-- Told apart from records that their own set closes: those stay closed.
ALTER TABLE record ADD COLUMN closed_on_request boolean NOT NULL DEFAULT false;
UPDATE record r SET closed_on_request = true FROM closed_record c WHERE c.record_id = r.id AND r.is_closed;

ALTER TABLE record_closure_request
  -- Null while an accepted closure stands.
  ADD COLUMN reopened_at timestamptz,
  ADD COLUMN reopened_by bigint REFERENCES member ON DELETE SET NULL,
  -- Staff's words, also to whoever asked.
  ADD COLUMN reopened_why text NOT NULL DEFAULT '';
CREATE INDEX record_closure_request_reopened_by ON record_closure_request (reopened_by) WHERE reopened_by IS NOT NULL;
CREATE INDEX record_closure_request_accepted ON record_closure_request (record_id) WHERE state = 'ACCEPTED';
