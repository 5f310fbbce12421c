-- Record sets, their records and the imports they came from.

CREATE TABLE record_set (
  id              text PRIMARY KEY CHECK (id ~ '^[A-Z0-9-]{2,40}$'),
  no              smallint GENERATED ALWAYS AS IDENTITY UNIQUE,
  name            text NOT NULL,
  description     text NOT NULL,
  type            text NOT NULL CHECK (type IN ('CENSUS', 'TRANSCRIPTION', 'IMAGE', 'PDF', 'ARTICLE')),
  category        text NOT NULL,
  subcategory     text NOT NULL,
  source_country  text NOT NULL,
  access          text NOT NULL CHECK (access IN ('free', 'members')),
  repository      text,
  archive_series  text,
  attribution     text,
  is_sample       boolean NOT NULL DEFAULT false,
  -- The generation readers see; null until the first import has been published. One UPDATE switches a whole set.
  live_generation integer,
  published_at    timestamptz
);

-- One run of an importer. A later run of the same set with other bytes makes a new generation.
CREATE TABLE record_import (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  record_set_id text NOT NULL REFERENCES record_set ON DELETE CASCADE,
  generation    integer NOT NULL,
  -- SHA-256 over the file's bytes and the mapping: the same again changes nothing.
  content_hash  text NOT NULL,
  source_file   text NOT NULL,
  state         text NOT NULL CHECK (state IN ('running', 'published', 'superseded', 'failed')),
  -- Rows of the file already judged and, where accepted, stored; an interrupted run goes on behind them.
  resume_row    bigint NOT NULL DEFAULT 0,
  accepted      bigint NOT NULL DEFAULT 0,
  rejected      bigint NOT NULL DEFAULT 0,
  started_at    timestamptz NOT NULL DEFAULT now(),
  finished_at   timestamptz,
  UNIQUE (record_set_id, generation)
);

-- `no` is what the search index holds; `id` is what addresses hold. Both engines and the pages read through
-- record_live, so that a half-imported generation is seen by nobody.
CREATE TABLE record (
  no            bigint GENERATED ALWAYS AS IDENTITY,
  record_set_id text NOT NULL REFERENCES record_set ON DELETE CASCADE,
  generation    integer NOT NULL,
  id            text NOT NULL,
  type          text NOT NULL,
  fields        jsonb NOT NULL,
  group_key     text,
  group_order   integer NOT NULL DEFAULT 1,
  images        text[] NOT NULL DEFAULT '{}',
  is_closed     boolean NOT NULL DEFAULT false,
  source_file   text NOT NULL,
  source_row    bigint NOT NULL,
  PRIMARY KEY (no)
);
CREATE UNIQUE INDEX record_by_id ON record (id, generation);
CREATE INDEX record_by_set ON record (record_set_id, generation, no);
CREATE INDEX record_by_group ON record (record_set_id, generation, group_key, group_order) WHERE group_key IS NOT NULL;

CREATE VIEW record_live AS
  SELECT r.* FROM record r JOIN record_set s ON s.id = r.record_set_id AND s.live_generation = r.generation;
