-- The latest day a marriage can have been on, beside the earliest: what cannot be is only said when it is certain.
ALTER TABLE tree_family ADD COLUMN marriage_to integer;
