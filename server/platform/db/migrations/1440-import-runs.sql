-- What operators import on the command line, for staff who watch it: each run with how far it is, and the rows it turned away.
CREATE TABLE import_run (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind        text NOT NULL CHECK (kind IN ('records', 'newspapers', 'images')),
  -- The record set, or the folder or file of newspapers, without its path.
  subject     text NOT NULL,
  source      text NOT NULL,
  state       text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'done', 'unchanged', 'interrupted', 'failed')),
  -- Parts read, of so many (bytes, issues or rows); null where it is not known.
  parts_done  bigint NOT NULL DEFAULT 0,
  parts       bigint,
  -- Records, issues or images that were taken.
  accepted    bigint NOT NULL DEFAULT 0,
  rejected    bigint NOT NULL DEFAULT 0,
  -- Taken with something missing.
  remarks     bigint NOT NULL DEFAULT 0,
  -- Why it failed; null else.
  problem     text,
  -- Staff asked it to stop: it does so behind the part in hand.
  stop_asked  boolean NOT NULL DEFAULT false,
  started_at  timestamptz NOT NULL DEFAULT now(),
  -- Its process says every few seconds that it lives.
  seen_at     timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz
);
CREATE INDEX import_run_started ON import_run (started_at DESC, id DESC);

CREATE TABLE import_reject (
  run_id    bigint NOT NULL REFERENCES import_run ON DELETE CASCADE,
  n         integer NOT NULL,
  file      text NOT NULL,
  line      bigint NOT NULL,
  reason    text NOT NULL,
  is_remark boolean NOT NULL,
  PRIMARY KEY (run_id, n)
);

-- Runs of records that an earlier version noted, without their rejected rows.
INSERT INTO import_run (kind, subject, source, state, accepted, rejected, started_at, seen_at, finished_at)
SELECT 'records', i.record_set_id, i.source_file, CASE i.state WHEN 'failed' THEN 'failed' WHEN 'running' THEN 'interrupted' ELSE 'done' END, i.accepted, i.rejected,
  i.started_at, coalesce(i.finished_at, i.started_at), i.finished_at
FROM record_import i JOIN record_set s ON s.id = i.record_set_id WHERE NOT s.is_sample ORDER BY i.id;
