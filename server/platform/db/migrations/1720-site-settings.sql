-- Settings that staff change in the browser, each change a row: the newest of a name holds, and the others are how it came to that.
CREATE TABLE site_setting (
  revision   integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Name of the environment variable, which wins where it is set.
  name       text NOT NULL CHECK (name ~ '^[A-Z][A-Z_]{1,40}$'),
  -- As an operator would write it; null: nothing is set here any more.
  value      text CHECK (length(value) BETWEEN 1 AND 2000),
  -- The member of staff; null when the account is gone.
  changed_by bigint REFERENCES member ON DELETE SET NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX site_setting_by_name ON site_setting (name, revision DESC);
