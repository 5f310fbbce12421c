-- What is closed until a day, and opens by itself (ADR 150). What opens is judged by one statement: engines/search/records/judgeClosures.ts.

ALTER TABLE record
  -- Of a record that its own file closes, the day from which the file leaves it open: the later of a closing date and the end of the longest life;
  -- infinity for never. Null of an open one, and of one that was imported before days were kept: it opens with its next import.
  ADD COLUMN closed_until date;
COMMENT ON COLUMN record.closed_on_request IS 'Closed by what is beside its file: a request, or the date of its set or of a page. Its file leaves it open.';

ALTER TABLE record_set
  -- No record and no page of it is shown before that day; null: the set has no date.
  ADD COLUMN closed_until date,
  -- The member of staff who gave the date; null when the account is gone.
  ADD COLUMN closed_until_by bigint REFERENCES member ON DELETE SET NULL;
CREATE INDEX record_set_closed_until_by ON record_set (closed_until_by) WHERE closed_until_by IS NOT NULL;

-- The page is nowhere before that day, and the records on it are closed.
ALTER TABLE page_image ADD COLUMN closed_until date;

-- What is due, and what is closed beside its file: few of many.
CREATE INDEX record_closed_by_file ON record (record_set_id, closed_until) WHERE is_closed AND NOT closed_on_request;
CREATE INDEX record_closed_beside_file ON record (record_set_id) WHERE closed_on_request;
CREATE INDEX page_image_closed ON page_image (closed_until) WHERE closed_until IS NOT NULL;
