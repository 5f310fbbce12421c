-- What a renewal under way is charged for, and attempts that nothing answered.
ALTER TABLE subscription_billing
  ADD COLUMN outages           smallint NOT NULL DEFAULT 0,
  ADD COLUMN retry_at          timestamptz,
  -- The price the invoice of the coming period was written for: taking a planned change back does not change what is being paid.
  ADD COLUMN charging_price_id bigint REFERENCES price;
-- Plans of before opened everything.
UPDATE plan SET holdings = '{records,images,newspapers,addresses,trees}';
