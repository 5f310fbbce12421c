-- What a payment gave, so that it can be taken back where the payer's bank takes the money back.

-- A record that was bought with money: by which invoice.
ALTER TABLE item_purchase ADD COLUMN invoice_id bigint REFERENCES invoice;
CREATE INDEX item_purchase_of_invoice ON item_purchase (invoice_id) WHERE invoice_id IS NOT NULL;
UPDATE item_purchase p SET invoice_id = i.id FROM checkout c JOIN invoice i ON i.checkout_id = c.id AND i.kind = 'INVOICE'
  WHERE p.paid_with = 'money' AND c.kind = 'item' AND c.state = 'DONE' AND c.billing_account_id = p.billing_account_id
    AND c.quote #>> '{subject,recordId}' = p.record_id AND c.quote #>> '{subject,recordItemType}' = p.type;

-- One that was bought with credits: with which.
CREATE TABLE credit_spend (
  item_purchase_id bigint NOT NULL REFERENCES item_purchase ON DELETE CASCADE,
  credit_lot_id    bigint NOT NULL REFERENCES credit_lot ON DELETE CASCADE,
  credits          integer NOT NULL CHECK (credits > 0),
  PRIMARY KEY (item_purchase_id, credit_lot_id)
);
CREATE INDEX credit_spend_of_lot ON credit_spend (credit_lot_id);
-- A lot none of which was spent has none left once it is taken back.
ALTER TABLE credit_lot DROP CONSTRAINT credit_lot_credits_check, ADD CONSTRAINT credit_lot_credits_check CHECK (credits >= 0);

-- A gift that was redeemed: which subscription it made or made longer, by how many days, and when they are used up.
ALTER TABLE gift
  ADD COLUMN redeemed_subscription bigint REFERENCES subscription ON DELETE SET NULL,
  ADD COLUMN redeemed_days         integer CHECK (redeemed_days > 0),
  ADD COLUMN used_by               timestamptz,
  ADD COLUMN taken_back_at         timestamptz;
CREATE INDEX gift_redeemed_subscription ON gift (redeemed_subscription) WHERE redeemed_subscription IS NOT NULL;
