-- Accounts, what they may do, and what the identity provider remembers.

-- Secrets the site makes for itself at first start: signing keys and cookie keys. Shared by every copy of the server.
CREATE TABLE identity_secret (
  name       text PRIMARY KEY,
  value      jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE member (
  id                bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null for library patrons whose institution releases no address.
  email             text CHECK (length(email) <= 254),
  -- Scheme, parameters, salt and hash in one text; null where another provider or a library vouches.
  password_hash     text,
  first_name        text NOT NULL,
  last_name         text NOT NULL,
  date_of_birth     date,
  kind              text NOT NULL DEFAULT 'member' CHECK (kind IN ('member', 'library', 'internal')),
  -- Null means the default set of the kind (domain/access/defaultGrants.ts).
  grants            text[],
  -- RFC 6238 secret in base32; null when multi-factor authentication is off. Never logged, never answered.
  mfa_secret        text,
  -- The last 30-second step a code was used for: a code opens the door once.
  mfa_last_step     bigint,
  -- Who this is to flag evaluation; says nothing about the person.
  flag_key          uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  registered_at     timestamptz NOT NULL DEFAULT now(),
  terms_accepted_at timestamptz,
  is_demo           boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX member_by_email ON member (lower(email));

-- Social providers a member has signed in with.
CREATE TABLE member_connection (
  member_id    bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  provider     text NOT NULL,
  subject      text NOT NULL,
  connected_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, subject)
);
CREATE INDEX member_connection_by_member ON member_connection (member_id);

-- What a library says about its patron.
CREATE TABLE library_user (
  member_id          bigint PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  has_library_access boolean NOT NULL,
  library_name       text NOT NULL
);

-- A test group or experiment. An open one holds everybody, visitors too.
CREATE TABLE test_group (
  name    text PRIMARY KEY,
  is_open boolean NOT NULL DEFAULT false
);

CREATE TABLE member_group (
  member_id  bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  group_name text NOT NULL REFERENCES test_group ON DELETE CASCADE,
  PRIMARY KEY (member_id, group_name)
);

-- A flag without a row is off.
CREATE TABLE flag (
  name       text PRIMARY KEY,
  is_on      boolean NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE plan (
  id                 text PRIMARY KEY,
  name               text NOT NULL,
  -- Can name the group of a partner organisation.
  group_name         text,
  duration_in_months smallint NOT NULL,
  display_name       text NOT NULL,
  is_gift            boolean NOT NULL DEFAULT false
);

CREATE TABLE subscription (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id  bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  plan_id    text NOT NULL REFERENCES plan,
  state      text NOT NULL CHECK (state IN ('ACTIVE', 'CANCELED', 'PAUSED')),
  -- APPLE and GOOGLE are managed by an app store (Q-079).
  type       text NOT NULL CHECK (type IN ('CARD', 'VOUCHER', 'APPLE', 'GOOGLE')),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX subscription_by_member ON subscription (member_id, created_at DESC);

-- Everything oidc-provider keeps: sessions, codes, tokens, grants, interactions under way.
CREATE TABLE oidc_payload (
  model       text NOT NULL,
  id          text NOT NULL,
  payload     jsonb NOT NULL,
  grant_id    text,
  uid         text,
  expires_at  timestamptz,
  consumed_at timestamptz,
  PRIMARY KEY (model, id)
);
CREATE INDEX oidc_payload_by_grant ON oidc_payload (grant_id) WHERE grant_id IS NOT NULL;
-- Not unique: a session that changes its id keeps its uid, and for a moment both rows are there.
CREATE INDEX oidc_payload_by_uid ON oidc_payload (model, uid) WHERE uid IS NOT NULL;
CREATE INDEX oidc_payload_by_account ON oidc_payload ((payload ->> 'accountId')) WHERE model = 'Session';
CREATE INDEX oidc_payload_by_expiry ON oidc_payload (expires_at);

-- Counters of rate-limiter-flexible, in its own shape: `expire` is milliseconds since 1970-01-01 UTC, null for never.
CREATE TABLE rate_limit (
  key    varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limit_by_expiry ON rate_limit (expire);
