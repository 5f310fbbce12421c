-- Until when an order that is paid by bank transfer opens its plan before the money has arrived (INVOICE_TRUST_DAYS); null: not before. The account's time.
ALTER TABLE checkout ADD COLUMN trusted_until timestamptz;
CREATE INDEX checkout_trusted ON checkout (member_id) WHERE trusted_until IS NOT NULL;
