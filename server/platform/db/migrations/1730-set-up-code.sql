-- The code with which the first person becomes the owner of a site: one at a time, on every copy of the server.
CREATE TABLE set_up_code (
  one        boolean PRIMARY KEY DEFAULT true CHECK (one),
  hash       bytea NOT NULL,
  -- Tries that were made with it, right or wrong.
  tries      integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
