-- Issues of newspapers that readers learn nothing of: closed until a day, or withdrawn.
ALTER TABLE newspaper_issue
  -- The day from which it is open; a job takes away what has come. “infinity” never comes.
  ADD COLUMN closed_until date,
  -- Since when it is withdrawn; null where it is not.
  ADD COLUMN removed_at timestamptz,
  -- Why, in the words of who closed or withdrew it last.
  ADD COLUMN closed_why text CHECK (length(closed_why) BETWEEN 1 AND 500);
CREATE INDEX newspaper_issue_closed ON newspaper_issue (id) WHERE closed_until IS NOT NULL OR removed_at IS NOT NULL;

-- Issues as readers may know of them: what is asked for readers asks this, and what staff and imports do asks the table.
CREATE VIEW open_issue AS
  SELECT id, title_id, date, date_precision, edition, label, pages, articles, words, ocr_quality, added_on
  FROM newspaper_issue WHERE closed_until IS NULL AND removed_at IS NULL;

-- What was done with issues of a newspaper from one day to another, by whom and why.
CREATE TABLE issue_closure (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title_id  text NOT NULL REFERENCES newspaper_title ON DELETE CASCADE,
  change    text NOT NULL CHECK (change IN ('close', 'open', 'withdraw', 'restore')),
  from_date date NOT NULL,
  to_date   date NOT NULL,
  -- Until when they are closed; null for what has no such day.
  until     date,
  why       text NOT NULL,
  issues    integer NOT NULL,
  -- Who did it; null for the site itself, on the day that had come, and for an account that is gone.
  member_id bigint REFERENCES member ON DELETE SET NULL,
  made_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX issue_closure_of_title ON issue_closure (title_id, id DESC);
CREATE INDEX issue_closure_by_member ON issue_closure (member_id) WHERE member_id IS NOT NULL;
