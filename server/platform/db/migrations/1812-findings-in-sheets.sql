-- What was found in cells of a spreadsheet while it was read: `{ "id", "rows", "some" }`, by numbers of rows.
ALTER TABLE sheet_file ADD COLUMN findings jsonb NOT NULL DEFAULT '[]';
