-- Indexes of articles and documents that one copy of the site built and stored with the files, for the others to fetch by checksum: the change they reach to,
-- their segments from the oldest on, and files that they no longer name.
CREATE TABLE article_index (
  name     text PRIMARY KEY,
  revision uuid NOT NULL DEFAULT gen_random_uuid(),
  change   bigint NOT NULL,
  segments jsonb NOT NULL,
  dropped  jsonb NOT NULL
);
