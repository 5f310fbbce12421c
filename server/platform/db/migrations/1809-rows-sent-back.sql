-- A file of rows that were left out waits for a person to say whether they go to their places, or are the whole next file.
ALTER TABLE sheet_file
  -- How many it has; null for another file.
  ADD COLUMN left_out_rows integer,
  -- What was chosen; null before.
  ADD COLUMN in_places boolean;
