-- Exports of collections, and of a member's clippings, as files (ADR 66). Each is written in the background for its maker, kept for a day and served
-- to them alone.
CREATE TABLE clipping_export (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id     bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  -- Null: clippings of the member, by words and tag.
  collection_id text REFERENCES collection ON DELETE CASCADE,
  words         text NOT NULL DEFAULT '' CHECK (length(words) <= 500),
  tag           text CHECK (length(tag) <= 100),
  format        text NOT NULL CHECK (format IN ('pdf', 'zip', 'csv', 'ris', 'csl_json', 'gedcom_5_5_1', 'gedcom_7_0')),
  stage         text NOT NULL DEFAULT 'waiting' CHECK (stage IN ('waiting', 'done', 'failed', 'cancelled')),
  name          text NOT NULL,
  -- Once it is done.
  items         integer,
  left_out      integer,
  bytes         bigint,
  written_in    integer,
  -- Clippings and records that the file shows, and how open they were: it is served only as long as they are.
  shown         text[] NOT NULL DEFAULT '{}',
  shown_as      text,
  problem       text,
  steps_done    integer NOT NULL DEFAULT 0,
  steps         integer,
  attempts      integer NOT NULL DEFAULT 0,
  leased_until  timestamptz NOT NULL DEFAULT '-infinity',
  ticket_hash   bytea UNIQUE,
  ticket_until  timestamptz,
  created_at    timestamptz NOT NULL DEFAULT now(),
  changed_at    timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX clipping_export_member ON clipping_export (member_id, id);
CREATE INDEX clipping_export_collection ON clipping_export (collection_id);
CREATE INDEX clipping_export_waiting ON clipping_export (id) WHERE stage = 'waiting';

-- The file in pieces, as it is written. Of several attempts only one is served.
CREATE TABLE clipping_export_piece (
  export_id bigint NOT NULL REFERENCES clipping_export ON DELETE CASCADE,
  attempt   integer NOT NULL,
  n         integer NOT NULL,
  bytes     bytea NOT NULL,
  PRIMARY KEY (export_id, attempt, n)
);
ALTER TABLE clipping_export_piece ALTER COLUMN bytes SET STORAGE EXTERNAL;
