-- Where a buyer belongs, by two signs: what they stated and where their card was issued. Kept with each sale as evidence for the tax in it.
ALTER TABLE saved_card ADD COLUMN country text CHECK (country ~ '^[A-Z]{2}$');
ALTER TABLE invoice
  ADD COLUMN stated_country text CHECK (stated_country ~ '^[A-Z]{2}$'),
  ADD COLUMN card_country text CHECK (card_country ~ '^[A-Z]{2}$');
