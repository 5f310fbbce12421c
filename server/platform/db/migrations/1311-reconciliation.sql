-- The processor's movements of money against ours. Nothing is mended by this: differences wait for a person.

CREATE TABLE reconciliation_run (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  processor   text NOT NULL,
  -- Of the nightly run: its date at the site. Null for one that an operator started.
  night       date,
  since       timestamptz NOT NULL,
  until       timestamptz NOT NULL,
  theirs      integer NOT NULL DEFAULT 0,
  differences integer NOT NULL DEFAULT 0,
  started_at  timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  UNIQUE (processor, night)
);

CREATE TABLE reconciliation_difference (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  processor     text NOT NULL,
  -- What differs of what: found again, it is the same row.
  key           text NOT NULL,
  kind          text NOT NULL CHECK (kind IN ('MISSING_HERE', 'MISSING_THERE', 'AMOUNT', 'STATE')),
  subject       text NOT NULL CHECK (subject IN ('payment', 'refund', 'dispute')),
  processor_id  text,
  reference     text,
  theirs        jsonb,
  ours          jsonb,
  proposal      text NOT NULL,
  first_seen_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at  timestamptz NOT NULL DEFAULT now(),
  -- When it was gone by itself, or a person closed it, and why.
  resolved_at   timestamptz,
  resolution    text,
  UNIQUE (processor, key)
);
CREATE INDEX reconciliation_difference_open ON reconciliation_difference (id) WHERE resolved_at IS NULL;
