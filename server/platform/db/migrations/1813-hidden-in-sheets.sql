-- What of a spreadsheet is hidden, and whether that was left out when it was read.
ALTER TABLE sheet_file
  ADD COLUMN hidden_rows integer NOT NULL DEFAULT 0,
  ADD COLUMN hidden_columns integer NOT NULL DEFAULT 0,
  ADD COLUMN leaves_hidden boolean NOT NULL DEFAULT false;
