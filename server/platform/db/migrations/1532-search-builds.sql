-- Segments of the search index that one copy of the site built and stored with the files, for the others to fetch by checksum. The key is made of what they hold.
CREATE TABLE search_build (
  key     text PRIMARY KEY,
  entries jsonb NOT NULL,
  used_at timestamptz NOT NULL DEFAULT now()
);
