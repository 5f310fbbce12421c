-- Payments that their payer denies to a bank: the money is held apart until that is decided.
CREATE TABLE dispute (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id         uuid NOT NULL REFERENCES payment,
  billing_account_id bigint NOT NULL REFERENCES billing_account,
  processor_id       text NOT NULL UNIQUE,
  -- Minor units of the payment's currency.
  amount             bigint NOT NULL CHECK (amount > 0),
  state              text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'WON', 'LOST')),
  opened_at          timestamptz NOT NULL,
  closed_at          timestamptz,
  CHECK ((state = 'OPEN') = (closed_at IS NULL))
);
CREATE INDEX dispute_of_payment ON dispute (payment_id);
CREATE INDEX dispute_by_account ON dispute (billing_account_id, opened_at DESC);
CREATE INDEX dispute_open ON dispute (id) WHERE state = 'OPEN';
