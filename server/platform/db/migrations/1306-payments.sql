-- Checkouts, payments, invoices and what a payment processor reports. Amounts are in minor units of their currency.

-- A purchase under way: what it costs was shown (quote) and stays as it was shown. Only one of a key: a second press finds the first.
CREATE TABLE checkout (
  id                 uuid PRIMARY KEY,
  billing_account_id bigint NOT NULL REFERENCES billing_account,
  member_id          bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  idempotency_key    text NOT NULL CHECK (length(idempotency_key) BETWEEN 8 AND 100),
  kind               text NOT NULL,
  quote              jsonb NOT NULL,
  -- Where it came from and goes on: a path of this site and labels (PAY-004).
  wanted             jsonb NOT NULL,
  state              text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'DONE', 'FAILED', 'CANCELED', 'EXPIRED')),
  is_canceled        boolean NOT NULL DEFAULT false,
  failure_class      text CHECK (failure_class IN ('soft', 'hard', 'auth', 'outage')),
  failure_code       text,
  subscription_id    bigint REFERENCES subscription ON DELETE SET NULL,
  -- The page at the processor; null until it has answered, and where nothing is to be paid.
  processor_session  text UNIQUE,
  session_url        text,
  created_at         timestamptz NOT NULL,
  changed_at         timestamptz NOT NULL,
  next_look_at       timestamptz,
  UNIQUE (billing_account_id, idempotency_key)
);
CREATE INDEX checkout_of_member ON checkout (member_id);
CREATE INDEX checkout_to_look_at ON checkout (next_look_at) WHERE state = 'OPEN';

-- The last number given out of a series and year; taken under a lock by the transaction that finishes an invoice, so that none is missing.
CREATE TABLE invoice_series (
  kind text NOT NULL,
  year smallint NOT NULL,
  last integer NOT NULL,
  PRIMARY KEY (kind, year)
);

CREATE TABLE invoice (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  billing_account_id bigint NOT NULL REFERENCES billing_account,
  kind               text NOT NULL CHECK (kind IN ('INVOICE', 'CREDIT_NOTE')),
  state              text NOT NULL CHECK (state IN ('DRAFT', 'OPEN', 'PAID', 'VOID', 'UNCOLLECTIBLE')),
  number             text UNIQUE,
  purpose            text NOT NULL,
  currency           text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  gross              bigint NOT NULL CHECK (gross >= 0),
  net                bigint NOT NULL,
  tax                bigint NOT NULL,
  -- Hundredths of a percent; null where the operator charges no tax.
  rate_bp            integer,
  country            text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  checkout_id        uuid UNIQUE REFERENCES checkout ON DELETE SET NULL,
  subscription_id    bigint REFERENCES subscription ON DELETE SET NULL,
  -- Of a credit note: the invoice it takes back, in part or whole.
  credits_invoice_id bigint REFERENCES invoice,
  -- The key of the refund it was written for: one note for each.
  cause              text UNIQUE,
  created_at         timestamptz NOT NULL,
  issued_at          timestamptz,
  paid_at            timestamptz,
  -- Name and address of the operator as they were then.
  supplier           jsonb,
  -- The member's name as it was then, sealed: it outlives an erasure for as long as the law wants (KEPT_BY_LAW).
  party_sealed       text,
  CHECK (net + tax = gross),
  CHECK (state = 'DRAFT' OR number IS NOT NULL OR state = 'VOID')
);
CREATE INDEX invoice_by_account ON invoice (billing_account_id, id DESC);

CREATE TABLE invoice_line (
  invoice_id  bigint NOT NULL REFERENCES invoice,
  position    smallint NOT NULL,
  description text NOT NULL,
  amount      bigint NOT NULL,
  PRIMARY KEY (invoice_id, position)
);

-- What an invoice says does not change once it has a number; its state does.
CREATE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.number IS NOT NULL AND ROW(NEW.number, NEW.kind, NEW.currency, NEW.gross, NEW.net, NEW.tax, NEW.rate_bp, NEW.country, NEW.issued_at, NEW.supplier)
    IS DISTINCT FROM ROW(OLD.number, OLD.kind, OLD.currency, OLD.gross, OLD.net, OLD.tax, OLD.rate_bp, OLD.country, OLD.issued_at, OLD.supplier)) THEN
    RAISE EXCEPTION 'an invoice with a number does not change';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER invoice_stays BEFORE UPDATE ON invoice FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();

CREATE TABLE payment (
  id                 uuid PRIMARY KEY,
  invoice_id         bigint NOT NULL REFERENCES invoice,
  billing_account_id bigint NOT NULL REFERENCES billing_account,
  amount             bigint NOT NULL CHECK (amount > 0),
  currency           text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  state              text NOT NULL DEFAULT 'CREATED' CHECK (state IN ('CREATED', 'UNKNOWN', 'PENDING', 'REQUIRES_ACTION', 'SUCCEEDED', 'FAILED', 'EXPIRED')),
  attempt            smallint NOT NULL,
  -- Charged without its owner being there, by the saved card.
  is_off_session     boolean NOT NULL,
  processor          text NOT NULL,
  processor_id       text UNIQUE,
  failure_class      text CHECK (failure_class IN ('soft', 'hard', 'auth', 'outage')),
  failure_code       text,
  -- Where the bank asks for a confirmation.
  action_url         text,
  refunded           bigint NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND amount),
  is_disputed        boolean NOT NULL DEFAULT false,
  created_at         timestamptz NOT NULL,
  changed_at         timestamptz NOT NULL,
  next_look_at       timestamptz
);
-- Never charged twice: an invoice has one payment under way and one that succeeded, at the most.
CREATE UNIQUE INDEX payment_under_way ON payment (invoice_id) WHERE state IN ('CREATED', 'UNKNOWN', 'PENDING', 'REQUIRES_ACTION');
CREATE UNIQUE INDEX payment_that_succeeded ON payment (invoice_id) WHERE state = 'SUCCEEDED';
CREATE UNIQUE INDEX payment_attempt ON payment (invoice_id, attempt);
CREATE INDEX payment_by_account ON payment (billing_account_id, created_at DESC);
CREATE INDEX payment_to_look_at ON payment (next_look_at) WHERE next_look_at IS NOT NULL;

CREATE TABLE refund (
  id                 uuid PRIMARY KEY,
  payment_id         uuid NOT NULL REFERENCES payment,
  billing_account_id bigint NOT NULL REFERENCES billing_account,
  -- Who asks twice with one key is answered with the first.
  key                text NOT NULL UNIQUE,
  amount             bigint NOT NULL CHECK (amount > 0),
  state              text NOT NULL DEFAULT 'CREATED' CHECK (state IN ('CREATED', 'PENDING', 'SUCCEEDED', 'FAILED')),
  why                text NOT NULL,
  processor_id       text UNIQUE,
  created_at         timestamptz NOT NULL,
  changed_at         timestamptz NOT NULL,
  next_look_at       timestamptz
);
CREATE INDEX refund_by_account ON refund (billing_account_id, created_at DESC);
CREATE INDEX refund_to_look_at ON refund (next_look_at) WHERE next_look_at IS NOT NULL;

CREATE TABLE saved_card (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  billing_account_id bigint NOT NULL REFERENCES billing_account,
  member_id          bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  processor          text NOT NULL,
  processor_method   text NOT NULL,
  brand              text NOT NULL,
  last4              text NOT NULL,
  expiry_month       smallint NOT NULL,
  expiry_year        smallint NOT NULL,
  -- Tells two saves of one card apart from two cards; says nothing else.
  fingerprint        text,
  is_default         boolean NOT NULL,
  created_at         timestamptz NOT NULL,
  UNIQUE (billing_account_id, processor_method)
);
CREATE INDEX saved_card_of_member ON saved_card (member_id);
CREATE UNIQUE INDEX saved_card_default ON saved_card (billing_account_id) WHERE is_default;

-- What a processor reported, written down before anything is made of it. What its body says does not count: the object is fetched.
CREATE TABLE processor_event (
  processor   text NOT NULL,
  event_id    text NOT NULL,
  type        text NOT NULL,
  object_kind text NOT NULL,
  object_id   text NOT NULL,
  received_at timestamptz NOT NULL,
  handled_at  timestamptz,
  tries       smallint NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL,
  problem     text,
  -- As it came, sealed, for 90 days: what an argument with a processor is settled by.
  body_sealed text,
  PRIMARY KEY (processor, event_id)
);
CREATE INDEX processor_event_waiting ON processor_event (next_try_at) WHERE handled_at IS NULL;
