-- The words a person is found by within a tree: every part of all their names (domain/trees/search/findWords). Derived from the
-- documents as the server starts (judgeAgain.ts).
ALTER TABLE tree_person ADD COLUMN find_words text NOT NULL DEFAULT '  ';
UPDATE tree SET births_stale = true;
