-- Promotions that hold for renewals as well: applied to a subscription, counted down as each renewal is paid.
ALTER TABLE promotion ADD COLUMN renewals smallint NOT NULL DEFAULT 0 CHECK (renewals BETWEEN 0 AND 120);
ALTER TABLE promotion_use
  ADD COLUMN subscription_id bigint REFERENCES subscription ON DELETE SET NULL,
  ADD COLUMN renewals_left   smallint NOT NULL DEFAULT 0 CHECK (renewals_left >= 0);
CREATE INDEX promotion_use_of_subscription ON promotion_use (subscription_id);
