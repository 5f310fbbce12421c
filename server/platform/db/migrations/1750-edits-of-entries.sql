-- Edits of single entries of a sheet, and why each was made: what the page of a record lists.
ALTER TABLE sheet_change
  -- In the words of staff.
  ADD COLUMN why text CHECK (length(why) BETWEEN 1 AND 500),
  -- Cells of entries that the change edited, or gave back what the file says: [{ "key", "nth", "field", "was", "to" }].
  ADD COLUMN edits jsonb;
CREATE INDEX sheet_change_with_edits ON sheet_change (sheet_id, revision) WHERE edits IS NOT NULL;
