-- One row for each list of segments that a copy of the site shows. The list names its row; where the row is missing, the database has been restored to a time before the
-- list was made, or lost what came after, and the segments are of another history.
CREATE TABLE search_mark (
  mark    uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  seen_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX search_mark_seen ON search_mark (seen_at);
