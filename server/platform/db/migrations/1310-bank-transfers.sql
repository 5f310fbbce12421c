-- Payments by bank transfer: what members were asked to transfer, and what bank statements say arrived. Amounts are in minor units.

-- One reference for one payment of the site. It names no one: whose payment it is stands in `payment`.
CREATE TABLE transfer_order (
  id          uuid PRIMARY KEY,
  reference   text NOT NULL UNIQUE,
  -- Against asking twice: of a page, or of a payment and its attempt.
  key         text NOT NULL UNIQUE,
  -- The payment it is for; null for a page that only remembers how a member pays.
  payment_id  text,
  amount      bigint NOT NULL CHECK (amount >= 0),
  currency    text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  description text NOT NULL,
  state       text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'PAID', 'CANCELED')),
  received    bigint NOT NULL DEFAULT 0 CHECK (received >= 0),
  refunded    bigint NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND received),
  success_url text,
  cancel_url  text,
  created_at  timestamptz NOT NULL DEFAULT now(),
  changed_at  timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX transfer_order_of_payment ON transfer_order (payment_id) WHERE payment_id IS NOT NULL;

-- Money that staff give back by hand, one row for each key.
CREATE TABLE transfer_refund (
  id         uuid PRIMARY KEY,
  order_id   uuid NOT NULL REFERENCES transfer_order,
  amount     bigint NOT NULL CHECK (amount > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When staff sent it; null until then.
  sent_at    timestamptz
);

-- What changed, in order: the same that other processors tell by notices.
CREATE TABLE transfer_event (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES transfer_order,
  type     text NOT NULL,
  at       timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE bank_statement (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- SHA-256 of the file: the same file is taken once.
  digest    text NOT NULL UNIQUE,
  format    text NOT NULL CHECK (format IN ('camt.053', 'csv')),
  taken_at  timestamptz NOT NULL DEFAULT now()
);

-- Money that arrived, once, however many statements list it. What the payer wrote may name people, so it is sealed.
CREATE TABLE bank_entry (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  statement_id bigint NOT NULL REFERENCES bank_statement,
  key          text NOT NULL UNIQUE,
  booked_on    date NOT NULL,
  amount       bigint NOT NULL CHECK (amount > 0),
  currency     text NOT NULL,
  text_sealed  text NOT NULL,
  match        text NOT NULL CHECK (match IN ('exact', 'partial', 'over', 'unknown')),
  reason       text,
  order_id     uuid REFERENCES transfer_order,
  state        text NOT NULL DEFAULT 'PROPOSED' CHECK (state IN ('PROPOSED', 'CONFIRMED', 'DISMISSED')),
  why          text,
  decided_at   timestamptz
);
CREATE INDEX bank_entry_proposed ON bank_entry (id) WHERE state = 'PROPOSED';
