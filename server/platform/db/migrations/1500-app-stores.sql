-- What a member's app hands to an app store with a purchase, so that the store's notices say whose it is.
CREATE TABLE app_account (
  member_id bigint PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  token     uuid NOT NULL UNIQUE DEFAULT gen_random_uuid()
);

-- Subscriptions that app stores sold, as the stores said last. They are run there; here is a mirror.
CREATE TABLE app_purchase (
  store           text NOT NULL CHECK (store IN ('APPLE', 'GOOGLE')),
  -- Of the store's own name for it.
  reference_hash  bytea NOT NULL,
  reference_sealed text NOT NULL,
  product_id      text NOT NULL,
  -- Null until it is known whose it is.
  member_id       bigint REFERENCES member ON DELETE CASCADE,
  -- What it opens; null while it opens nothing.
  subscription_id bigint UNIQUE REFERENCES subscription ON DELETE SET NULL,
  phase           text NOT NULL CHECK (phase IN ('PENDING', 'ACTIVE', 'GRACE', 'HOLD', 'CANCELING', 'PAUSED', 'ENDED', 'REVOKED')),
  ends_at         timestamptz NOT NULL,
  -- When the store said so; what it said earlier and arrives later changes nothing.
  as_of           timestamptz NOT NULL,
  -- When it is looked at again by itself; null: not before the store writes.
  look_at         timestamptz,
  PRIMARY KEY (store, reference_hash)
);
CREATE INDEX app_purchase_of_member ON app_purchase (member_id);
CREATE INDEX app_purchase_due ON app_purchase (look_at) WHERE look_at IS NOT NULL;
