-- Single records and images that are bought one at a time, with money or with credits bought before. Amounts are in minor units.

-- Prices by record set and kind; a row without a set is the price of the kind wherever a set has none of its own.
CREATE TABLE item_price (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  record_set_id text REFERENCES record_set ON DELETE CASCADE,
  type          text NOT NULL CHECK (type IN ('CENSUS', 'TRANSCRIPTION', 'IMAGE', 'PDF', 'ARTICLE')),
  currency      text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount        bigint NOT NULL CHECK (amount > 0),
  credits       integer NOT NULL CHECK (credits > 0),
  UNIQUE NULLS NOT DISTINCT (record_set_id, type, currency)
);

CREATE TABLE credit_package (
  id       text PRIMARY KEY,
  credits  integer NOT NULL CHECK (credits > 0),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount   bigint NOT NULL CHECK (amount > 0)
);

-- What an account has bought. One row for a record and kind: nothing is paid twice. It stays when a subscription ends.
CREATE TABLE item_purchase (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  billing_account_id bigint NOT NULL REFERENCES billing_account,
  member_id          bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  record_id          text NOT NULL,
  type               text NOT NULL,
  paid_with          text NOT NULL CHECK (paid_with IN ('money', 'credits')),
  amount             bigint,
  currency           text,
  credits            integer,
  bought_at          timestamptz NOT NULL,
  UNIQUE (billing_account_id, record_id, type)
);
CREATE INDEX item_purchase_of_member ON item_purchase (member_id);

-- Credits that were bought together. They do not expire unless the operator set that, and then never without two emails.
CREATE TABLE credit_lot (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  billing_account_id bigint NOT NULL REFERENCES billing_account,
  member_id          bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  credits            integer NOT NULL CHECK (credits > 0),
  spent              integer NOT NULL DEFAULT 0 CHECK (spent BETWEEN 0 AND credits),
  -- What was paid for them without tax: earned as they are spent.
  net                bigint NOT NULL CHECK (net >= 0),
  earned             bigint NOT NULL DEFAULT 0 CHECK (earned BETWEEN 0 AND net),
  currency           text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  invoice_id         bigint UNIQUE REFERENCES invoice,
  bought_at          timestamptz NOT NULL
);
CREATE INDEX credit_lot_of_member ON credit_lot (member_id);
CREATE INDEX credit_lot_open ON credit_lot (billing_account_id, bought_at) WHERE spent < credits;
