-- What staff did with a member's money, as the member reads it. Who did it, and their own words, are in staff_act.
DROP TABLE billing_audit;

CREATE TABLE billing_act (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  billing_account_id bigint NOT NULL REFERENCES billing_account,
  -- By the account's clock.
  at                 timestamptz NOT NULL,
  kind               text NOT NULL CHECK (kind IN ('refund', 'days', 'credits', 'void', 'mail')),
  -- domain/billing/staff/actReasons.ts says each in the member's words; null where there is none to give.
  reason             text,
  -- Minor units; of a refund and an invoice.
  amount             bigint CHECK (amount > 0),
  currency           text CHECK (currency ~ '^[A-Z]{3}$'),
  -- Days or credits.
  quantity           integer CHECK (quantity > 0),
  -- Number of the invoice that it was about.
  subject            text,
  -- Asked for again with the same key, it is not done again.
  key                text NOT NULL UNIQUE CHECK (length(key) BETWEEN 8 AND 200),
  CHECK ((amount IS NULL) = (currency IS NULL))
);
CREATE INDEX billing_act_of_account ON billing_act (billing_account_id, id DESC);
