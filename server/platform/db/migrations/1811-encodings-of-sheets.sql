-- The character set of a file of text, and how its lines read in others; a file may be read again in one of them.
ALTER TABLE sheet_file
  -- What it is read in; null for a spreadsheet, and before a file that was brought is read.
  ADD COLUMN encoding text,
  -- `{ "encoding", "lines" }` for each that may be chosen; none where all of them read the same.
  ADD COLUMN encodings jsonb NOT NULL DEFAULT '[]',
  -- The file whose bytes it is; null where it has its own.
  ADD COLUMN bytes_of bigint REFERENCES sheet_file ON DELETE CASCADE;
CREATE INDEX sheet_file_by_bytes ON sheet_file (bytes_of) WHERE bytes_of IS NOT NULL;
