-- Credits expire only where the operator set that before they were bought, and never without two emails.
ALTER TABLE credit_lot
  ADD COLUMN expires_at    timestamptz,
  -- When its owner was told of the expiry, about 30 and about 7 days before.
  ADD COLUMN told_first_at timestamptz,
  ADD COLUMN told_again_at timestamptz,
  -- Kept for longer, once and free.
  ADD COLUMN kept_at       timestamptz,
  ADD COLUMN expired_at    timestamptz;
CREATE INDEX credit_lot_expiring ON credit_lot (expires_at) WHERE expires_at IS NOT NULL AND expired_at IS NULL;
-- Since when a record that was bought with credits has not been there: its credits are given back after a while.
ALTER TABLE item_purchase ADD COLUMN gone_since timestamptz;
