-- What publishing a sheet would change for readers: asked for before it is published, and forgotten after a day.
CREATE TABLE sheet_comparison (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sheet_id     bigint NOT NULL,
  revision     integer NOT NULL,
  stage        text NOT NULL DEFAULT 'waiting' CHECK (stage IN ('waiting', 'done', 'failed', 'cancelled')),
  problem      text,
  -- Counts alone: { "added", "changed", "byField", "moved", "gone", "missed", "unsure" }.
  counts       jsonb,
  -- The generation that readers had, and the import that holds what was compared with it, which publishing goes on with.
  live         integer,
  import_id    bigint,
  steps_done   bigint NOT NULL DEFAULT 0,
  steps        bigint,
  attempts     integer NOT NULL DEFAULT 0,
  fence        integer NOT NULL DEFAULT 0,
  leased_until timestamptz NOT NULL DEFAULT '-infinity',
  created_at   timestamptz NOT NULL DEFAULT now(),
  changed_at   timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (sheet_id, revision) REFERENCES sheet_change ON DELETE CASCADE,
  -- One of a sheet is kept.
  UNIQUE (sheet_id)
);
-- Rows of both generations by their numbers: what they say is read from the records themselves.
CREATE TABLE sheet_comparison_row (
  comparison_id bigint NOT NULL REFERENCES sheet_comparison ON DELETE CASCADE,
  what          text NOT NULL CHECK (what IN ('added', 'changed', 'gone')),
  at            integer NOT NULL,
  was           bigint,
  now           bigint,
  -- What hangs on a record that is gone: "2 clippings".
  hanging       text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (comparison_id, what, at)
);
