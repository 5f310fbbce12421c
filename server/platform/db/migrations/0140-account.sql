-- Signed-in devices, addresses that wait to be confirmed, and what members ask for concerning their own data.

-- How a session looked when it was last used. The provider's own row (oidc_payload) decides whether it still lives.
CREATE TABLE member_session (
  uid           text PRIMARY KEY,
  member_id     bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  -- Browser and system in words; the header it was read from is not kept.
  device        text NOT NULL CHECK (length(device) <= 100),
  -- The network without the part that names one machine.
  network       text NOT NULL CHECK (length(network) <= 60),
  first_seen_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at  timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX member_session_by_member ON member_session (member_id);

-- Tokens of a session go with it at once, not when they are next shown.
CREATE INDEX oidc_payload_by_session ON oidc_payload ((payload ->> 'sessionUid')) WHERE payload ->> 'sessionUid' IS NOT NULL;

-- A new address takes the place of the old one when its link is opened. One at a time; a later wish replaces it.
CREATE TABLE email_change (
  member_id    bigint PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  -- Null where the address belongs to another account: to the asker both look the same.
  new_email    text CHECK (length(new_email) <= 254),
  -- SHA-256 of the tokens in the two mails.
  confirm_hash bytea NOT NULL UNIQUE,
  cancel_hash  bytea NOT NULL UNIQUE,
  asked_at     timestamptz NOT NULL DEFAULT now(),
  expires_at   timestamptz NOT NULL
);

-- Opens one download of a member's data, once.
CREATE TABLE export_ticket (
  ticket_hash bytea PRIMARY KEY,
  member_id   bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  expires_at  timestamptz NOT NULL
);
CREATE INDEX export_ticket_by_member ON export_ticket (member_id);

-- Accounts whose members want them erased, until that happens or they change their mind.
CREATE TABLE member_erasure (
  member_id bigint PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  -- SHA-256 of the token in the mail that stops it.
  keep_hash bytea NOT NULL UNIQUE,
  asked_at  timestamptz NOT NULL DEFAULT now(),
  due_at    timestamptz NOT NULL
);
CREATE INDEX member_erasure_by_due ON member_erasure (due_at);
