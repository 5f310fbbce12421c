-- What the site itself has to remember, by key: keys and tokens of the identity provider, choices of the operator.
CREATE TABLE setting (
  key        text PRIMARY KEY,
  value      jsonb NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
