-- What happened to accounts and sign-ins, apart from the access log: by account number, never by name or email address.
CREATE TABLE security_event (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  happened_at timestamptz NOT NULL DEFAULT now(),
  -- domain/accounts/securityEvents.ts names them.
  kind        text NOT NULL CHECK (kind ~ '^[a-z][a-z-]{0,39}$'),
  -- The account it is about; null when no account is known, or it was erased.
  member_id   bigint REFERENCES member ON DELETE SET NULL,
  actor       text NOT NULL CHECK (actor IN ('visitor', 'member', 'staff', 'operator')),
  -- The member of staff who did it; null for everyone else, and when that account is gone.
  staff_id    bigint REFERENCES member ON DELETE SET NULL,
  -- A word or two of a closed vocabulary, such as the kind of factor or the name of a grant; never what was typed.
  detail      text CHECK (detail ~ '^[A-Za-z0-9 :,._-]{1,100}$'),
  -- Without the part that names one machine; null for a command line.
  network     text CHECK (length(network) <= 60)
);
CREATE INDEX security_event_by_member ON security_event (member_id, id DESC) WHERE member_id IS NOT NULL;
CREATE INDEX security_event_by_staff ON security_event (staff_id) WHERE staff_id IS NOT NULL;
CREATE INDEX security_event_by_kind ON security_event (kind, id DESC);
CREATE INDEX security_event_by_time ON security_event (happened_at);
