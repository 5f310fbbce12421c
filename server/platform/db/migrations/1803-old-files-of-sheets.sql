-- When the rows of a file went that history goes back to no more; null while they are kept.
ALTER TABLE sheet_file ADD COLUMN emptied_at timestamptz;
