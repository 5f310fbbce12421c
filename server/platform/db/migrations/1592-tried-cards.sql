-- Cards that a free trial was had with, by what tells one card from another at the processor. No account: a card stays one when it is removed, or its account is erased.
CREATE TABLE tried_card (
  card_hash bytea PRIMARY KEY,
  tried_at  timestamptz NOT NULL
);
INSERT INTO tried_card (card_hash, tried_at)
SELECT sha256(convert_to(c.fingerprint, 'UTF8')), max(s.created_at) FROM saved_card c
JOIN subscription_billing b ON b.billing_account_id = c.billing_account_id AND b.trial_used JOIN subscription s ON s.id = b.subscription_id
WHERE c.fingerprint IS NOT NULL GROUP BY 1;
