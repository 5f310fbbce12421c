-- What a librarian sees of their library: records opened, by month; what came of the last sign-ins; whom the site writes to.

ALTER TABLE library_use ADD COLUMN reads integer NOT NULL DEFAULT 0;
ALTER TABLE institution
  ADD COLUMN last_sign_in_at timestamptz,
  ADD COLUMN last_refused_at timestamptz,
  -- As the log has it.
  ADD COLUMN last_refusal text CHECK (length(last_refusal) <= 200),
  -- How far its clock was ahead of ours when it last vouched for a reader; the way of the answer makes it less.
  ADD COLUMN clock_ahead_ms integer,
  ADD COLUMN contract_name text NOT NULL DEFAULT '' CHECK (length(contract_name) <= 120),
  ADD COLUMN contract_email text NOT NULL DEFAULT '' CHECK (length(contract_email) <= 254),
  ADD COLUMN technical_name text NOT NULL DEFAULT '' CHECK (length(technical_name) <= 120),
  ADD COLUMN technical_email text NOT NULL DEFAULT '' CHECK (length(technical_email) <= 254),
  ADD COLUMN contacts_revision integer NOT NULL DEFAULT 0;
