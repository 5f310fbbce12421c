-- A set can be taken from its readers and given back, and called otherwise, without becoming another one (ADR 130).

ALTER TABLE record_set
  -- What readers saw until the set was withdrawn; live_generation is null for as long.
  ADD COLUMN withdrawn_generation integer,
  ADD COLUMN withdrawn_at timestamptz,
  -- In the operator's words, for readers.
  ADD COLUMN withdrawn_reason text,
  -- What it was called before it was first renamed, by which imports know the same files again; null while it never was.
  ADD COLUMN first_name text,
  -- What its address holds since it was renamed; null while that is its id. Ids of sets and records stay.
  ADD COLUMN slug text UNIQUE CHECK (slug ~ '^[A-Z0-9-]{2,40}$'),
  ADD CHECK (num_nulls(withdrawn_generation, withdrawn_at, withdrawn_reason) IN (0, 3)),
  ADD CHECK (withdrawn_at IS NULL OR live_generation IS NULL);

-- What a renamed set is called and was called, so that an import and an address with either name find it.
CREATE TABLE record_set_name (
  slug          text NOT NULL,
  record_set_id text NOT NULL REFERENCES record_set ON DELETE CASCADE,
  name          text NOT NULL,
  -- Names that differ in accents or punctuation have one slug, and are of one set.
  PRIMARY KEY (slug, name)
);
CREATE INDEX record_set_name_lower ON record_set_name (lower(name));
