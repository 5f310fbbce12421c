-- What visitors and members report about shared clippings, for staff. Of a reporter nothing is shown to anyone.
CREATE TABLE clipping_report (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  clipping_id text NOT NULL REFERENCES clipping ON DELETE CASCADE,
  -- Under which it was shared then.
  share_id    text NOT NULL,
  -- Null for a visitor.
  reporter_id bigint REFERENCES member ON DELETE CASCADE,
  reason      text NOT NULL CHECK (reason IN ('LIVING', 'RIGHTS', 'HARMFUL', 'OTHER')),
  comment     text NOT NULL CHECK (length(comment) <= 2000),
  reported_at timestamptz NOT NULL DEFAULT now(),
  state       text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'ACCEPTED', 'REJECTED')),
  -- Accepted: what its maker is told.
  answer      text NOT NULL DEFAULT '' CHECK (length(answer) <= 2000),
  decided_at  timestamptz,
  decided_by  bigint REFERENCES member ON DELETE SET NULL
);
CREATE INDEX clipping_report_of_clipping ON clipping_report (clipping_id);
CREATE INDEX clipping_report_of_member ON clipping_report (reporter_id);
CREATE INDEX clipping_report_of_staff ON clipping_report (decided_by);
CREATE INDEX clipping_report_in_state ON clipping_report (state, reported_at);

-- Why staff withdrew its share, for its maker, who cannot share it again; null for every other clipping.
ALTER TABLE clipping ADD share_withdrawn_why text CHECK (length(share_withdrawn_why) <= 2000);
