-- Steps that mend the cells of a sheet are part of its recipe; each one added or removed is a change.
ALTER TABLE sheet_change DROP CONSTRAINT sheet_change_kind_check,
  ADD CONSTRAINT sheet_change_kind_check CHECK (kind IN ('file', 'columns', 'step', 'restored'));
