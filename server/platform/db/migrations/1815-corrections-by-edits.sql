-- Of a report whose reading an edit of the record has: who edited it, in which sheet and cell. It is accepted once readers have the edit.
ALTER TABLE record_correction
  ADD COLUMN edited_by bigint REFERENCES member ON DELETE SET NULL,
  ADD COLUMN edited_in bigint REFERENCES sheet ON DELETE SET NULL,
  ADD COLUMN edited_cell jsonb;
CREATE INDEX record_correction_edited_by ON record_correction (edited_by) WHERE edited_by IS NOT NULL;
CREATE INDEX record_correction_edited_in ON record_correction (edited_in) WHERE edited_in IS NOT NULL;
