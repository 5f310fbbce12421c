-- Long steps of sheets are kept once: every later revision names them in its recipe, as { "do": "kept", "digest": … }.
CREATE TABLE sheet_step (
  sheet_id bigint NOT NULL REFERENCES sheet ON DELETE CASCADE,
  -- Of the step, as PostgreSQL writes it.
  digest   text NOT NULL,
  step     jsonb NOT NULL,
  PRIMARY KEY (sheet_id, digest)
);
