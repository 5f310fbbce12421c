-- The files of page images as the store keeps them: what an import stored, and what was found wrong with it since. Pages that are drawn on demand have none.
CREATE TABLE image_file (
  -- As in page_image, which names the file by it: of what the operator handed over, not of what is stored.
  content_hash text PRIMARY KEY CHECK (content_hash ~ '^[0-9a-f]{64}$'),
  -- Of what is stored; null for a file from before this table, until it is looked at.
  bytes        bigint CHECK (bytes >= 0),
  sha256       text CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  fault        text CHECK (fault IN ('missing', 'cut-short', 'altered')),
  checked_at   timestamptz
);
CREATE INDEX image_file_by_check ON image_file (checked_at NULLS FIRST);
CREATE INDEX image_file_faulty ON image_file (checked_at NULLS FIRST) WHERE fault IS NOT NULL;
CREATE INDEX page_image_by_hash ON page_image (content_hash) WHERE drawing IS NULL;

INSERT INTO image_file (content_hash) SELECT DISTINCT content_hash FROM page_image WHERE drawing IS NULL;
