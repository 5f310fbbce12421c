-- A file that holds several tables waits for a person to say which is meant.

ALTER TABLE sheet_file DROP CONSTRAINT sheet_file_stage_check,
  ADD CONSTRAINT sheet_file_stage_check CHECK (stage IN ('arriving', 'waiting', 'choosing', 'done', 'failed')),
  -- The tables, while it waits.
  ADD COLUMN tables text[] NOT NULL DEFAULT '{}',
  -- The one that was chosen; null where there was no choice.
  ADD COLUMN chosen text;
