-- What is brought for a book: a picture, an archive of pictures, a PDF, or a IIIF manifest; and the job that takes its pages in.
CREATE TABLE book_file (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  book_id      bigint NOT NULL REFERENCES image_book ON DELETE CASCADE,
  -- Who brought it; null when the account is gone.
  member_id    bigint REFERENCES member ON DELETE SET NULL,
  name         text NOT NULL CHECK (length(name) BETWEEN 1 AND 2000),
  -- Of a manifest that is fetched; null for a file that is sent.
  address      text CHECK (length(address) BETWEEN 1 AND 2000),
  bytes        bigint NOT NULL,
  -- Its bytes are on their way; it waits to be read, or is being read; its pages are in the book; it cannot be taken in.
  stage        text NOT NULL DEFAULT 'arriving' CHECK (stage IN ('arriving', 'waiting', 'done', 'failed')),
  problem      text,
  pages        integer NOT NULL DEFAULT 0,
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
CREATE INDEX book_file_of_book ON book_file (book_id, id DESC);
CREATE INDEX book_file_by_bringer ON book_file (member_id) WHERE member_id IS NOT NULL;
CREATE INDEX book_file_to_do ON book_file (id) WHERE stage IN ('arriving', 'waiting');
