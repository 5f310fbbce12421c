-- Signing in elsewhere: libraries whose identity providers vouch for their patrons, and what such a sign-in leaves here
-- on its way.

-- A library or other institution, as its SAML metadata describes it.
CREATE TABLE institution (
  -- Short name for addresses and for the operator.
  id                   text PRIMARY KEY CHECK (id ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  entity_id            text NOT NULL UNIQUE,
  name                 text NOT NULL,
  -- Where readers are sent to sign in (HTTP-Redirect binding).
  sign_in_url          text NOT NULL,
  -- Public keys its assertions may be signed with, SPKI in PEM.
  signing_keys         text[] NOT NULL CHECK (cardinality(signing_keys) > 0),
  is_allowed           boolean NOT NULL DEFAULT true,
  -- A value of eduPersonEntitlement that a reader must have for library access; null gives access to all its readers.
  required_entitlement text,
  -- Where the metadata came from, for a refresh; null for a file.
  metadata_url         text,
  -- The demonstration's own; production has nothing to do with it.
  is_demo              boolean NOT NULL DEFAULT false,
  updated_at           timestamptz NOT NULL DEFAULT now()
);

-- Which account an institution's pseudonym belongs to. Erasing the account forgets the pseudonym.
CREATE TABLE library_patron (
  institution_id text NOT NULL REFERENCES institution ON DELETE CASCADE,
  persistent_id  text NOT NULL,
  member_id      bigint NOT NULL UNIQUE REFERENCES member ON DELETE CASCADE,
  PRIMARY KEY (institution_id, persistent_id)
);

-- Short-lived: requests under way, assertions already used, answers on their way back, notes on failures.
CREATE TABLE federation_state (
  kind       text NOT NULL,
  id         text NOT NULL,
  payload    jsonb NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (kind, id)
);
CREATE INDEX federation_state_by_expiry ON federation_state (expires_at);
