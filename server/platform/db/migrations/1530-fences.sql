-- Counts how often a job was taken, and never goes back. Who took it writes only while it is still theirs by this number: a copy of the server that
-- was paused for longer than its lease, and the process it had started, can change nothing that another copy has taken over.
ALTER TABLE tree_report ADD COLUMN fence integer NOT NULL DEFAULT 0;
ALTER TABLE research_report ADD COLUMN fence integer NOT NULL DEFAULT 0;
ALTER TABLE clipping_export ADD COLUMN fence integer NOT NULL DEFAULT 0;
ALTER TABLE gedcom_import ADD COLUMN fence integer NOT NULL DEFAULT 0;
