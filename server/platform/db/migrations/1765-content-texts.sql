-- Texts of the site that staff wrote in the browser, each change a row: over the operator’s folder, which lies over ours.
CREATE TABLE content_text (
  revision   integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- As its file would be called, without ending: site/terms.
  name       text NOT NULL CHECK (name ~ '^[a-z0-9-]+(/[a-z0-9-]+)+$' AND length(name) <= 220),
  -- Null: the text of the files holds again, or none.
  markdown   text CHECK (length(markdown) BETWEEN 1 AND 50000),
  -- Readers keep what they have.
  is_draft   boolean NOT NULL CHECK (NOT is_draft OR markdown IS NOT NULL),
  -- The member of staff; null when the account is gone.
  changed_by bigint REFERENCES member ON DELETE SET NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX content_text_by_name ON content_text (name, revision DESC);
