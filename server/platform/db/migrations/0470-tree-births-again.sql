-- Trees whose people are to be judged again by the rule of living people, because it changed since: the server does it as it
-- starts (judgeAgain.ts). Every migration that comes with a changed rule sets it for all trees.
ALTER TABLE tree ADD COLUMN births_stale boolean NOT NULL DEFAULT true;
ALTER TABLE tree ALTER COLUMN births_stale SET DEFAULT false;
