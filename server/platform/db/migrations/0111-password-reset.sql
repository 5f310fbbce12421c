-- New passwords for members who forgot theirs (docs/adr/0011).

-- Requests nobody has looked at yet. That asking is answered before anybody looks keeps it from telling who has an account.
CREATE TABLE password_reset_request (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The address that was typed, sealed with MUNIMENT_SECRET.
  address  text NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE password_reset (
  -- SHA-256 of the token in the link; the token itself is in the mail only.
  token_hash bytea PRIMARY KEY,
  member_id  bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  -- Why it works no more: it was used, or a later link or a changed password took its place. Null: it may be used.
  ended_by   text CHECK (ended_by IN ('used', 'replaced'))
);
CREATE INDEX password_reset_by_member ON password_reset (member_id);
CREATE INDEX password_reset_by_expiry ON password_reset (expires_at);
