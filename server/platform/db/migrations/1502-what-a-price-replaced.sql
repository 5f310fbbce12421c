-- Which price a planned one cut short, and until when that one was to be sold: a plan that is dropped gives it back, and no end that staff had set is undone.
ALTER TABLE item_price ADD COLUMN replaced text, ADD COLUMN replaced_to timestamptz;
ALTER TABLE credit_package ADD COLUMN replaced text, ADD COLUMN replaced_to timestamptz;
