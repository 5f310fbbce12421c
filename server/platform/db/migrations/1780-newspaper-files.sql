-- What is brought in the browser for a newspaper: an archive of issues, the PDF of one, or a IIIF manifest; and the job that
-- checks it first and, once a person has said so, takes its issues in.
CREATE TABLE newspaper_file (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title_id      text NOT NULL REFERENCES newspaper_title ON DELETE CASCADE,
  -- Who brought it; null when the account is gone.
  member_id     bigint REFERENCES member ON DELETE SET NULL,
  name          text NOT NULL CHECK (length(name) BETWEEN 1 AND 2000),
  -- Of a manifest that is fetched; null for a file that is sent.
  address       text CHECK (length(address) BETWEEN 1 AND 2000),
  bytes         bigint NOT NULL,
  -- What the job does; a file that is checked and `done` waits for a person to take it.
  work          text NOT NULL DEFAULT 'check' CHECK (work IN ('check', 'take')),
  -- Whether its issues may replace those of more pages or words.
  accepts_fewer boolean NOT NULL DEFAULT false,
  stage         text NOT NULL DEFAULT 'arriving' CHECK (stage IN ('arriving', 'waiting', 'done', 'failed')),
  problem       text,
  -- What the importer said of it: its issues, what is wrong with each, the days that are missing.
  report        jsonb,
  -- What its bytes are let in by, once.
  ticket_hash   bytea UNIQUE,
  steps_done    bigint NOT NULL DEFAULT 0,
  steps         bigint,
  attempts      integer NOT NULL DEFAULT 0,
  fence         integer NOT NULL DEFAULT 0,
  leased_until  timestamptz NOT NULL DEFAULT '-infinity',
  created_at    timestamptz NOT NULL DEFAULT now(),
  changed_at    timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX newspaper_file_of_title ON newspaper_file (title_id, id DESC);
CREATE INDEX newspaper_file_by_bringer ON newspaper_file (member_id) WHERE member_id IS NOT NULL;
CREATE INDEX newspaper_file_to_do ON newspaper_file (id) WHERE stage IN ('arriving', 'waiting');
