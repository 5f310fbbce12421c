-- The years a life began and ended in, as they are claimed: {event, claim, from, to} (domain/trees/life/yearsTold). Null: not
-- recorded. They are derived from the documents, so every tree is derived again as the server starts (judgeAgain.ts).
ALTER TABLE tree_person ADD COLUMN birth_years jsonb, ADD COLUMN death_years jsonb;
UPDATE tree SET births_stale = true;
