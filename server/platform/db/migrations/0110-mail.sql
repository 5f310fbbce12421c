-- Mail that the site owes somebody, queued in the transaction of what caused it (docs/adr/0011).

CREATE TABLE outbox (
  -- Also the Message-ID, so that a mail sent twice after a crash is known for the same one.
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind         text NOT NULL,
  -- Whose mail it is; null for somebody without an account. Their mails go when they are erased.
  member_id    bigint REFERENCES member ON DELETE CASCADE,
  -- Address, subject, both parts and headers, sealed with MUNIMENT_SECRET; null once a mail server has taken it.
  content      text,
  queued_at    timestamptz NOT NULL DEFAULT now(),
  -- Later than this nobody has any use for it.
  expires_at   timestamptz NOT NULL,
  -- A copy of the server that takes a mail moves this on first: should it die, another takes it then.
  next_try_at  timestamptz NOT NULL DEFAULT now(),
  tries        integer NOT NULL DEFAULT 0,
  delivered_at timestamptz,
  given_up_at  timestamptz,
  -- A code, never the words of a mail server, which can quote an address.
  last_problem text
);
CREATE INDEX outbox_due ON outbox (next_try_at) WHERE delivered_at IS NULL AND given_up_at IS NULL;
CREATE INDEX outbox_by_member ON outbox (member_id);
