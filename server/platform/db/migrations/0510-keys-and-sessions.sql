-- Keys that can be changed, and sessions that stay ended.

-- What the site signs with. A later key follows an earlier one; `muniment keys rotate` makes it.
CREATE TABLE identity_key (
  id          text PRIMARY KEY,
  -- Signing key and cookie key, sealed with MUNIMENT_SECRET.
  sealed      text NOT NULL,
  -- The mode of the site that made it: what a demonstration gave out opens nothing in production.
  mode        text NOT NULL CHECK (mode IN ('demo', 'production')),
  -- Tells one MUNIMENT_SECRET from another, without giving it away.
  secret_mark text NOT NULL,
  made_at     timestamptz NOT NULL DEFAULT now(),
  -- A new key is known to every copy of the server before the first of them uses it.
  used_from   timestamptz NOT NULL,
  -- Null until a later key follows; then until when it still verifies.
  ends_at     timestamptz
);

-- Sessions that were ended on purpose. A request under way may write its session, or a token of it, a moment later: what is
-- remembered under such a name opens nothing.
CREATE TABLE ended_session (
  uid      text PRIMARY KEY,
  ended_at timestamptz NOT NULL DEFAULT now()
);

-- In which session a ticket for one upload or download was given out. It opens something only while that session lasts.
CREATE TABLE session_ticket (
  ticket_hash bytea PRIMARY KEY,
  session_uid text NOT NULL,
  issued_at   timestamptz NOT NULL DEFAULT now()
);

-- Everything the provider remembers belongs to the key it was made under. What is there was made under nobody knows which
-- secret and mode: everybody signs in once more.
DELETE FROM oidc_payload;
DELETE FROM identity_secret WHERE name = 'provider-keys';
ALTER TABLE oidc_payload ADD COLUMN key_id text REFERENCES identity_key ON DELETE CASCADE;
CREATE INDEX oidc_payload_by_key ON oidc_payload (key_id);
