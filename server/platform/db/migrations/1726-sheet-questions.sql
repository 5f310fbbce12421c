-- Records with something attached that may be one of several rows of a sheet, or none: asked when a publication finds
-- them, and gone once the sheet is published.
CREATE TABLE sheet_question (
  sheet_id   bigint NOT NULL REFERENCES sheet ON DELETE CASCADE,
  -- That could not be published: of another one it is asked again.
  revision   integer NOT NULL,
  record_id  text NOT NULL,
  -- What hangs on it: "2 closures".
  hanging    text[] NOT NULL,
  -- What readers have, and the rows that may be it: [{ "id", "fields" }], the likeliest first.
  was        jsonb NOT NULL,
  candidates jsonb NOT NULL,
  -- The id of the row that it is; empty for none of them; null while nothing is decided.
  same       text,
  decided_by bigint REFERENCES member ON DELETE SET NULL,
  decided_at timestamptz,
  PRIMARY KEY (sheet_id, record_id)
);
CREATE INDEX sheet_question_by_member ON sheet_question (decided_by) WHERE decided_by IS NOT NULL;
