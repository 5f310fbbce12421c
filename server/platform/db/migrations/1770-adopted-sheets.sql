-- Sheets that are made of records which readers have: what came by a command gets a sheet.

-- The generation of the set whose records it holds; null for a file that someone brought.
ALTER TABLE sheet_file ADD COLUMN adopts integer;

-- The record that a row is, without its set: how the row of a record is found.
ALTER TABLE sheet_row ADD COLUMN of_record text;
CREATE UNIQUE INDEX sheet_row_of_record ON sheet_row (file_id, of_record) WHERE of_record IS NOT NULL;
