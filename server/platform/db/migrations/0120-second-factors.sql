-- Multi-factor authentication as a setting of the member, with more than one kind of factor.

-- The setting. With it on and no factor there yet, the next sign-in sets one up.
ALTER TABLE member ADD COLUMN mfa_enabled boolean NOT NULL DEFAULT false;
UPDATE member SET mfa_enabled = true WHERE mfa_secret IS NOT NULL;
-- Who this is to authenticators, which keep it beside a passkey; says nothing about the person (WebAuthn 14.6.1).
ALTER TABLE member ADD COLUMN passkey_handle uuid NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX member_by_passkey_handle ON member (passkey_handle);

-- Codes for the day the authenticator is lost; each opens the door once.
CREATE TABLE recovery_code (
  member_id  bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  -- Keyed hash (HMAC-SHA-256 under the site's secret) of the code; the code itself is shown once and kept nowhere.
  code_hash  text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at    timestamptz,
  PRIMARY KEY (member_id, code_hash)
);

CREATE TABLE passkey (
  -- As the authenticator named it, base64url.
  credential_id text PRIMARY KEY,
  member_id     bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  name          text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- COSE key.
  public_key    bytea NOT NULL,
  -- How often the authenticator says it was used; stays 0 with those that do not count.
  counter       bigint NOT NULL,
  transports    text[] NOT NULL,
  -- Kept by a provider that carries it to other devices.
  is_synced     boolean NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  last_used_at  timestamptz
);
CREATE INDEX passkey_by_member ON passkey (member_id, created_at);

-- What an authenticator is asked to sign. Taken once: reading one deletes it.
CREATE TABLE passkey_challenge (
  challenge  text PRIMARY KEY,
  -- What it was made for: a sign-in under way (its interaction), or adding a passkey (the member).
  purpose    text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenge_by_expiry ON passkey_challenge (expires_at);

-- A sign-in whose password was right and which waits for the second factor.
CREATE TABLE pending_sign_in (
  interaction_uid text PRIMARY KEY,
  member_id       bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  methods         text[] NOT NULL,
  -- The authenticator secret being set up, sealed; null when a factor is there already.
  new_secret      text,
  expires_at      timestamptz NOT NULL
);
CREATE INDEX pending_sign_in_by_member ON pending_sign_in (member_id);
