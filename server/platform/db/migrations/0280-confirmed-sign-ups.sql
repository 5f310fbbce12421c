-- Where mail is sent, nobody becomes a member before they have read what was sent to the address they gave.
CREATE TABLE pending_sign_up (
  -- The sign-in under way at the provider.
  interaction_uid text PRIMARY KEY,
  -- Names, address and password hash, sealed; or a sealed nothing, so that a taken address looks like a free one.
  sealed          text NOT NULL,
  -- Wrong codes so far.
  tries           integer NOT NULL DEFAULT 0,
  expires_at      timestamptz NOT NULL
);
CREATE INDEX pending_sign_up_by_end ON pending_sign_up (expires_at);
