-- What members' corrections have taught about misreadings (ADR 56); the latest is in use. Words of lines corrected until then are in
-- the lexicon that the index of articles is built with; those of later ones are added to it as they come.
CREATE TABLE reading_lesson (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  learned_at  timestamptz NOT NULL DEFAULT now(),
  -- Corrected lines that were read for it.
  lines       integer NOT NULL,
  -- Confusions with their costs and what those rest on (domain/newspapers/search/misreadings/learnCosts.ts).
  costs       jsonb NOT NULL
);
