-- Accounts of the books are found by their whole name, also where a part of it is null: an index cannot be asked with IS NOT DISTINCT FROM.
CREATE INDEX ledger_account_named ON ledger_account (kind, currency, (coalesce(billing_account_id, 0)), (coalesce(country, '')));
