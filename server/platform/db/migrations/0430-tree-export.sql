-- Whether readers who may only look (guests, visitors of a public tree who are members) may take a tree away as a file.
ALTER TABLE tree ADD COLUMN readers_may_export boolean NOT NULL DEFAULT false;
-- The example tree is everybody's.
UPDATE tree SET readers_may_export = true WHERE id = 0;
