-- Prices of single records and packages of credits begin and end, so that a change can be planned and what was asked stays readable.
ALTER TABLE item_price
  ADD COLUMN valid_from timestamptz NOT NULL DEFAULT to_timestamp(0),
  ADD COLUMN valid_to   timestamptz,
  DROP CONSTRAINT item_price_record_set_id_type_currency_key,
  ADD CONSTRAINT item_price_begins UNIQUE NULLS NOT DISTINCT (record_set_id, type, currency, valid_from);
ALTER TABLE credit_package
  ADD COLUMN valid_from timestamptz NOT NULL DEFAULT to_timestamp(0),
  ADD COLUMN valid_to   timestamptz;
