-- Registers of which there are photographs and no records: sets of pages, what their books are, and what is where in them.

ALTER TABLE record_set
  -- A set of pages is published without a record; records may come to it later.
  ADD COLUMN holds text NOT NULL DEFAULT 'records' CHECK (holds IN ('records', 'pages'));

ALTER TABLE image_book
  -- Of a register, as its catalogue says it.
  ADD COLUMN place        text CHECK (length(place) BETWEEN 1 AND 200),
  ADD COLUMN from_year    integer CHECK (from_year BETWEEN 1000 AND 2999),
  ADD COLUMN to_year      integer CHECK (to_year BETWEEN 1000 AND 2999 AND to_year >= from_year),
  ADD COLUMN note         text CHECK (length(note) BETWEEN 1 AND 2000),
  -- No page of it is shown before that day, and the records on them are closed.
  ADD COLUMN closed_until date,
  -- Since when staff have put it aside: it is shown nowhere, and may be put back.
  ADD COLUMN removed_at   timestamptz;
CREATE INDEX image_book_by_place ON image_book (lower(place) text_pattern_ops) WHERE place IS NOT NULL;
CREATE INDEX image_book_closed ON image_book (closed_until) WHERE closed_until IS NOT NULL;

ALTER TABLE page_image ADD COLUMN removed_at timestamptz;

-- What begins where in a book: baptisms from page 1, burials from page 40.
CREATE TABLE book_section (
  book_id       bigint NOT NULL REFERENCES image_book ON DELETE CASCADE,
  -- Position of its first page.
  from_position integer NOT NULL CHECK (from_position > 0),
  label         text NOT NULL CHECK (length(label) BETWEEN 1 AND 200),
  from_year     integer CHECK (from_year BETWEEN 1000 AND 2999),
  to_year       integer CHECK (to_year BETWEEN 1000 AND 2999 AND to_year >= from_year),
  PRIMARY KEY (book_id, from_position)
);
