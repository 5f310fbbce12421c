-- Records that are brought in by the browser: sheets, their files and rows, what was changed of them and what was published.

ALTER TABLE staff_duty DROP CONSTRAINT staff_duty_duty_check,
  ADD CONSTRAINT staff_duty_duty_check CHECK (duty IN ('support', 'billing', 'moderation', 'content', 'operations', 'audit', 'records'));
ALTER TABLE staff_act DROP CONSTRAINT staff_act_duty_check,
  ADD CONSTRAINT staff_act_duty_check CHECK (duty IN ('support', 'billing', 'moderation', 'content', 'operations', 'audit', 'records'));
ALTER TABLE staff_request DROP CONSTRAINT staff_request_duty_check,
  ADD CONSTRAINT staff_request_duty_check CHECK (duty IN ('support', 'billing', 'moderation', 'content', 'operations', 'audit', 'records'));
-- Who imports on the command line may do so in the browser.
INSERT INTO staff_duty (member_id, duty) SELECT member_id, 'records' FROM staff_duty WHERE duty = 'operations';

CREATE TABLE sheet (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What its record set is called.
  title      text NOT NULL CHECK (length(title) BETWEEN 2 AND 200),
  -- Id of the record set that it fills, from its title; the set is there once something was published.
  set_key    text NOT NULL UNIQUE,
  -- The latest of its changes; 0 before the first.
  revision   integer NOT NULL DEFAULT 0,
  made_by    bigint REFERENCES member ON DELETE SET NULL,
  made_at    timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sheet_by_maker ON sheet (made_by) WHERE made_by IS NOT NULL;
CREATE INDEX sheet_by_change ON sheet (changed_at DESC);

-- A file that was brought for a sheet, and the job that reads it (platform/jobs/jobRows.ts).
CREATE TABLE sheet_file (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sheet_id     bigint NOT NULL REFERENCES sheet ON DELETE CASCADE,
  -- Who brought it; null when the account is gone.
  member_id    bigint REFERENCES member ON DELETE SET NULL,
  name         text NOT NULL CHECK (length(name) BETWEEN 1 AND 255),
  bytes        bigint NOT NULL,
  -- Its bytes are on their way; it waits to be read, or is being read; its rows are there; it cannot be taken in.
  stage        text NOT NULL DEFAULT 'arriving' CHECK (stage IN ('arriving', 'waiting', 'done', 'failed')),
  problem      text,
  -- Of a spreadsheet: the table that was read.
  table_name   text,
  headings     text[] NOT NULL DEFAULT '{}',
  -- By column: the first values that hold something.
  examples     jsonb NOT NULL DEFAULT '[]',
  rows         integer NOT NULL DEFAULT 0,
  remarks      text[] NOT NULL DEFAULT '{}',
  -- What its bytes are let in by, once.
  ticket_hash  bytea UNIQUE,
  steps_done   bigint NOT NULL DEFAULT 0,
  steps        bigint,
  attempts     integer NOT NULL DEFAULT 0,
  fence        integer NOT NULL DEFAULT 0,
  leased_until timestamptz NOT NULL DEFAULT '-infinity',
  created_at   timestamptz NOT NULL DEFAULT now(),
  changed_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sheet_file_of_sheet ON sheet_file (sheet_id, id DESC);
CREATE INDEX sheet_file_by_bringer ON sheet_file (member_id) WHERE member_id IS NOT NULL;
CREATE INDEX sheet_file_to_do ON sheet_file (id) WHERE stage IN ('arriving', 'waiting');
-- Two people do not bring files for one sheet at once.
CREATE UNIQUE INDEX sheet_file_on_its_way ON sheet_file (sheet_id) WHERE stage IN ('arriving', 'waiting');

CREATE TABLE sheet_row (
  file_id bigint NOT NULL REFERENCES sheet_file ON DELETE CASCADE,
  -- From 1, without the headings.
  no      integer NOT NULL,
  -- Of the file.
  line    bigint NOT NULL,
  cells   text[] NOT NULL,
  PRIMARY KEY (file_id, no)
);

-- Every revision of every sheet: which file, and what its columns are. Only ever added to.
CREATE TABLE sheet_change (
  sheet_id bigint NOT NULL REFERENCES sheet ON DELETE CASCADE,
  revision integer NOT NULL CHECK (revision > 0),
  kind     text NOT NULL CHECK (kind IN ('file', 'columns', 'restored')),
  file_id  bigint NOT NULL REFERENCES sheet_file ON DELETE CASCADE,
  recipe   jsonb NOT NULL,
  -- What was changed, as a sentence.
  words    text NOT NULL,
  made_by  bigint REFERENCES member ON DELETE SET NULL,
  made_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (sheet_id, revision)
);
CREATE INDEX sheet_change_of_file ON sheet_change (file_id);
CREATE INDEX sheet_change_by_maker ON sheet_change (made_by) WHERE made_by IS NOT NULL;

-- A revision on its way to readers, and the job that brings it there.
CREATE TABLE sheet_publication (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sheet_id     bigint NOT NULL,
  revision     integer NOT NULL,
  -- Who asked; null when the account is gone.
  member_id    bigint REFERENCES member ON DELETE SET NULL,
  why          text CHECK (length(why) BETWEEN 1 AND 500),
  accepts_fewer boolean NOT NULL,
  stage        text NOT NULL DEFAULT 'waiting' CHECK (stage IN ('waiting', 'done', 'failed')),
  problem      text,
  -- What became of it since.
  outcome      text CHECK (outcome IN ('published', 'replaced', 'unchanged', 'withdrawn')),
  accepted     integer NOT NULL DEFAULT 0,
  closed       integer NOT NULL DEFAULT 0,
  rejected     integer NOT NULL DEFAULT 0,
  comparison   text,
  -- Of the record set, as it was published.
  generation   integer,
  steps_done   bigint NOT NULL DEFAULT 0,
  steps        bigint,
  attempts     integer NOT NULL DEFAULT 0,
  fence        integer NOT NULL DEFAULT 0,
  leased_until timestamptz NOT NULL DEFAULT '-infinity',
  created_at   timestamptz NOT NULL DEFAULT now(),
  changed_at   timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (sheet_id, revision) REFERENCES sheet_change ON DELETE CASCADE,
  CHECK ((stage = 'done') = (outcome IS NOT NULL))
);
CREATE INDEX sheet_publication_of_sheet ON sheet_publication (sheet_id, id DESC);
CREATE INDEX sheet_publication_by_asker ON sheet_publication (member_id) WHERE member_id IS NOT NULL;
CREATE UNIQUE INDEX sheet_publication_under_way ON sheet_publication (sheet_id) WHERE stage = 'waiting';
