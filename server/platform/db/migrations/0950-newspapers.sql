-- Newspapers: titles, issues, pages, articles (ADR 47). Ids say what they name: BL/0002647/18240217/0003/0001.

CREATE TABLE newspaper_title (
  id           text PRIMARY KEY CHECK (id ~ '^(BL/[0-9]{7}|n-[a-z0-9]+(-[a-z0-9]+)*)$'),
  slug         text NOT NULL UNIQUE,
  name         text NOT NULL,
  -- The name without its article, in small letters.
  sort_key     text NOT NULL,
  -- Of the gazetteer; null where the place of publication is not known there.
  place_id     integer,
  place_name   text,
  county       text,
  region       text,
  country      text,
  language     text,
  frequency    text,
  -- Weekdays, 1 Monday to 7 Sunday. Null: worked out from the issues.
  publishes_on smallint[],
  first_issue  date,
  last_issue   date,
  issn         text,
  source_note  text,
  rights       text,
  attribution  text,
  is_sample    boolean NOT NULL DEFAULT false
);

-- One run of the import command.
CREATE TABLE newspaper_batch (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source      text NOT NULL,
  state       text NOT NULL CHECK (state IN ('running', 'interrupted', 'done')),
  issues      integer NOT NULL DEFAULT 0,
  pages       integer NOT NULL DEFAULT 0,
  rejected    integer NOT NULL DEFAULT 0,
  started_at  timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz
);

CREATE TABLE newspaper_issue (
  id             text PRIMARY KEY,
  title_id       text NOT NULL REFERENCES newspaper_title ON DELETE CASCADE,
  -- The first day of what is known.
  date           date NOT NULL,
  date_precision text NOT NULL CHECK (date_precision IN ('day', 'month', 'year')),
  -- Empty for the only edition of a date.
  edition        text NOT NULL,
  label          text,
  pages          integer NOT NULL,
  articles       integer NOT NULL,
  words          integer NOT NULL,
  -- Share of words that the machine was sure of; null where it does not say.
  ocr_quality    real,
  added_on       date NOT NULL DEFAULT current_date,
  batch_id       bigint REFERENCES newspaper_batch ON DELETE SET NULL,
  -- SHA-256 of every file the issue was read from: the same files again change nothing.
  content_hash   text NOT NULL,
  source         text NOT NULL,
  UNIQUE (title_id, date, edition)
);

CREATE TABLE newspaper_page (
  id          text PRIMARY KEY,
  issue_id    text NOT NULL REFERENCES newspaper_issue ON DELETE CASCADE,
  -- From 1; a page that was rejected leaves its number free.
  position    integer NOT NULL CHECK (position > 0),
  label       text NOT NULL,
  image_id    text REFERENCES page_image ON DELETE SET NULL,
  -- Pixels that the boxes of its text are in.
  width       integer NOT NULL CHECK (width > 0),
  height      integer NOT NULL CHECK (height > 0),
  dpi         integer,
  words       integer NOT NULL,
  ocr_quality real,
  source      text NOT NULL,
  UNIQUE (issue_id, position)
);

-- The text of a page, and the packed boxes of its words (domain/newspapers/pages/packedPage.ts) under brotli. Never searched
-- by the database; kept without compression, as it is read in slices and brotli has done the rest.
CREATE TABLE page_text (
  page_id      text NOT NULL REFERENCES newspaper_page ON DELETE CASCADE,
  revision     integer NOT NULL,
  text         text NOT NULL,
  packed       bytea NOT NULL,
  -- Other readings of the machine: [word of the page from 0, reading].
  alternatives jsonb NOT NULL,
  made_by      text NOT NULL,
  made_at      timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (page_id, revision)
);
ALTER TABLE page_text ALTER text SET STORAGE EXTERNAL, ALTER packed SET STORAGE EXTERNAL;

-- Grows with every change of an article, in the order in which changes are committed.
CREATE SEQUENCE newspaper_change;

CREATE TABLE newspaper_article (
  -- Never given to another article.
  no            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id            text NOT NULL UNIQUE,
  issue_id      text NOT NULL REFERENCES newspaper_issue ON DELETE CASCADE,
  -- In the order of the issue, from 1.
  position      integer NOT NULL,
  headline      text,
  kind          text NOT NULL,
  -- We have separated it, not the source.
  is_guess      boolean NOT NULL,
  words         integer NOT NULL,
  first_page    integer NOT NULL,
  quality       real,
  added_on      date NOT NULL DEFAULT current_date,
  -- Why readers do not see it; null: they do.
  hidden_reason text,
  -- The present files of the issue no longer have it; its number stays taken.
  is_removed    boolean NOT NULL DEFAULT false,
  change        bigint NOT NULL
);
CREATE INDEX newspaper_article_by_issue ON newspaper_article (issue_id);
CREATE INDEX newspaper_article_by_change ON newspaper_article (change);

-- Where an article stands, in reading order; pixels of its page, and lines of its page's text from 0, both included.
CREATE TABLE article_zone (
  article_no bigint NOT NULL REFERENCES newspaper_article ON DELETE CASCADE,
  n          integer NOT NULL,
  page_id    text NOT NULL REFERENCES newspaper_page ON DELETE CASCADE,
  x          integer NOT NULL,
  y          integer NOT NULL,
  width      integer NOT NULL,
  height     integer NOT NULL,
  first_line integer NOT NULL,
  last_line  integer NOT NULL,
  PRIMARY KEY (article_no, n)
);
CREATE INDEX article_zone_by_page ON article_zone (page_id);

-- Names that the archive itself has for an issue, as its own links and lists use them.
CREATE TABLE newspaper_alias (
  alias    text PRIMARY KEY,
  issue_id text NOT NULL REFERENCES newspaper_issue ON DELETE CASCADE
);

-- One row a year: `days` has a bit for each day, from 1 January, on which the title has an issue.
CREATE TABLE issue_day (
  title_id text NOT NULL REFERENCES newspaper_title ON DELETE CASCADE,
  year     smallint NOT NULL,
  days     bit(366) NOT NULL,
  PRIMARY KEY (title_id, year)
);
-- What a curator knows of a day without an issue.
CREATE TABLE issue_gap (
  title_id text NOT NULL REFERENCES newspaper_title ON DELETE CASCADE,
  date     date NOT NULL,
  reason   text NOT NULL CHECK (reason IN ('not published', 'not held', 'damaged', 'not yet imported', 'unknown')),
  PRIMARY KEY (title_id, date)
);

-- Who may read which issues whole; what is null narrows nothing. domain/newspapers/core/newspaperAccess.ts decides.
CREATE TABLE access_rule (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title_id  text REFERENCES newspaper_title ON DELETE CASCADE,
  county    text,
  from_date date,
  to_date   date,
  access    text NOT NULL CHECK (access ~ '^(free|members|subscribers|institution:[a-z0-9][a-z0-9-]{0,62})$'),
  priority  integer NOT NULL DEFAULT 0
);

-- A book of pages is of a record set, or it is an issue.
ALTER TABLE image_book
  ALTER record_set_id DROP NOT NULL,
  ADD issue_id text UNIQUE REFERENCES newspaper_issue ON DELETE CASCADE,
  ADD CHECK (num_nonnulls(record_set_id, issue_id) = 1);
