-- The partner organisation: what it bought for its members, and who of them has joined.
CREATE TABLE partner (
  id           text PRIMARY KEY CHECK (id ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  name         text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  plan_id      text NOT NULL REFERENCES plan,
  -- Hosts of email addresses whose owners may join.
  domains      text[] NOT NULL DEFAULT '{}',
  -- How many may join; null: as many as there are.
  most_members integer CHECK (most_members > 0),
  ends_at      timestamptz NOT NULL
);
CREATE TABLE partner_seat (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  partner_id      text NOT NULL REFERENCES partner ON DELETE CASCADE,
  -- Of a member number, keyed; null for who joined by address.
  number_hash     bytea,
  member_id       bigint REFERENCES member ON DELETE SET NULL,
  subscription_id bigint REFERENCES subscription ON DELETE SET NULL,
  joined_at       timestamptz,
  UNIQUE (partner_id, number_hash),
  UNIQUE (partner_id, member_id)
);
CREATE INDEX partner_seat_of_member ON partner_seat (member_id);
CREATE INDEX partner_seat_of_subscription ON partner_seat (subscription_id);
-- A link that was sent to an address of the organisation.
CREATE TABLE partner_invite (
  member_id  bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  partner_id text NOT NULL REFERENCES partner ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, partner_id)
);
