-- Only a recorded marriage makes a couple husband and wife: banns, a licence or an engagement do not, nor a marriage that did not happen.
ALTER TABLE tree_family ADD COLUMN marriage_kind text;
ALTER TABLE tree_family ADD COLUMN are_married boolean NOT NULL DEFAULT false;
-- Derived from the documents again, as at a start after 0470.
UPDATE tree SET births_stale = true;
