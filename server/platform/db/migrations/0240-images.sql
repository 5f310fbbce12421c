-- Page images of the originals, and which record stands where on them. Facsimiles of the sample are drawn on demand and
-- have no rows here.

-- What pages are bound in: a register, a piece, a film.
CREATE TABLE image_book (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  record_set_id text NOT NULL REFERENCES record_set ON DELETE CASCADE,
  label         text NOT NULL,
  UNIQUE (record_set_id, label)
);

-- `id` is ours and says nothing of the file; the bytes are in DATA_DIR/images, named by `content_hash`.
CREATE TABLE page_image (
  id           text PRIMARY KEY CHECK (id ~ '^p-[a-z2-7]{20}$'),
  book_id      bigint NOT NULL REFERENCES image_book ON DELETE CASCADE,
  -- From 1, in the order of the book.
  position     integer NOT NULL CHECK (position > 0),
  label        text NOT NULL,
  source_file  text NOT NULL,
  width        integer NOT NULL CHECK (width > 0),
  height       integer NOT NULL CHECK (height > 0),
  -- SHA-256 of the file as the operator handed it over, in hexadecimal.
  content_hash text NOT NULL CHECK (content_hash ~ '^[0-9a-f]{64}$'),
  UNIQUE (book_id, position),
  UNIQUE (book_id, source_file)
);

-- Records by their stable ids, so that a re-import of a set keeps its images. A rectangle is in pixels of the page; without
-- one the record is somewhere on it.
CREATE TABLE record_image (
  record_id text NOT NULL,
  image_id  text NOT NULL REFERENCES page_image ON DELETE CASCADE,
  x         integer,
  y         integer,
  width     integer CHECK (width > 0),
  height    integer CHECK (height > 0),
  PRIMARY KEY (record_id, image_id),
  CHECK (num_nulls(x, y, width, height) IN (0, 4))
);
CREATE INDEX record_image_by_image ON record_image (image_id);
