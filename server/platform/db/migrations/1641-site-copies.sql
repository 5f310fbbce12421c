-- Processes of the site that run now, so that operators are told of copies that should not run beside each other.
CREATE TABLE site_copy (
  id        uuid PRIMARY KEY,
  seen_at   timestamptz NOT NULL DEFAULT now(),
  -- Name of its DATA_DIR, made up when the folder was first used.
  data_name text NOT NULL,
  -- Name of the folder that its files are in; null where they are in a bucket.
  files_name text
);
