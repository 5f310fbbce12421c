-- What a library has bought: for how long, and for how many at once. A library without a row is open to all its readers.
CREATE TABLE library_contract (
  institution_id text PRIMARY KEY REFERENCES institution ON DELETE CASCADE,
  -- Null: as many as come.
  seats          integer CHECK (seats > 0),
  starts_at      timestamptz NOT NULL,
  ends_at        timestamptz NOT NULL CHECK (ends_at > starts_at),
  -- Number of the invoice or order, for the operator.
  reference      text NOT NULL DEFAULT ''
);
-- A seat is a lease of 15 minutes, renewed by use.
CREATE TABLE library_seat (
  member_id      bigint PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  institution_id text NOT NULL REFERENCES institution ON DELETE CASCADE,
  until          timestamptz NOT NULL
);
CREATE INDEX library_seat_of ON library_seat (institution_id, until);
-- Who waits for one, and when they were last seen.
CREATE TABLE library_wait (
  member_id      bigint PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  institution_id text NOT NULL REFERENCES institution ON DELETE CASCADE,
  since          timestamptz NOT NULL,
  seen_at        timestamptz NOT NULL
);
CREATE INDEX library_wait_of ON library_wait (institution_id, seen_at);
-- Use by month, without readers.
CREATE TABLE library_use (
  institution_id text NOT NULL REFERENCES institution ON DELETE CASCADE,
  month          date NOT NULL,
  visits         integer NOT NULL DEFAULT 0,
  turned_away    integer NOT NULL DEFAULT 0,
  most_at_once   integer NOT NULL DEFAULT 0,
  PRIMARY KEY (institution_id, month)
);
