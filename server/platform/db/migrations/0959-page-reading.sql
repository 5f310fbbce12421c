-- Pages that this site reads itself (ADR 51): who is at work on one, and why one could not be read.
CREATE TABLE page_reading (
  page_id     text PRIMARY KEY REFERENCES newspaper_page ON DELETE CASCADE,
  tries       smallint NOT NULL DEFAULT 0,
  leased_by   text,
  lease_until timestamptz,
  -- Null: it may be tried.
  failure     text
);
-- Pages with an image and without words are looked for again and again.
CREATE INDEX newspaper_page_unread ON newspaper_page (id) WHERE words = 0 AND image_id IS NOT NULL;
