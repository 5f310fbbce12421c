-- Plans, prices, what runs, and the books. Amounts are minor units of their currency; every rule is given its time, so no default here asks
-- the database's clock.

ALTER TABLE plan
  -- What is bought, whatever the term: essential, everything. Null: sold no more, or not by us.
  ADD COLUMN tier       text,
  -- domain/records/core/holdings.ts
  ADD COLUMN holdings   text[] NOT NULL DEFAULT '{}',
  ADD COLUMN grants     text[] NOT NULL DEFAULT '{}',
  ADD COLUMN trial_days smallint NOT NULL DEFAULT 0 CHECK (trial_days BETWEEN 0 AND 90),
  ADD COLUMN is_offered boolean NOT NULL DEFAULT false,
  -- Tiers that open more come later.
  ADD COLUMN sort       smallint NOT NULL DEFAULT 0;

-- Never changed: another price is another row, so that what somebody agreed to stays readable.
CREATE TABLE price (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  plan_id       text NOT NULL REFERENCES plan ON DELETE CASCADE,
  currency      text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount        bigint NOT NULL CHECK (amount > 0 AND amount <= 1000000000),
  tax_behaviour text NOT NULL DEFAULT 'inclusive' CHECK (tax_behaviour = 'inclusive'),
  valid_from    timestamptz NOT NULL,
  -- The first instant at which it is asked no more.
  valid_to      timestamptz CHECK (valid_to > valid_from)
);
CREATE INDEX price_of_plan ON price (plan_id, currency, valid_from);

-- Rates are data that the operator keeps. Hundredths of a percent.
CREATE TABLE tax_rate (
  country    text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  kind       text NOT NULL DEFAULT 'standard',
  rate_bp    integer NOT NULL CHECK (rate_bp BETWEEN 0 AND 10000),
  valid_from date NOT NULL,
  PRIMARY KEY (country, kind, valid_from)
);

-- Who is charged. It outlives its member: bookkeeping must (KEPT_BY_LAW).
CREATE TABLE billing_account (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id          bigint UNIQUE REFERENCES member ON DELETE SET NULL,
  currency           text CHECK (currency ~ '^[A-Z]{3}$'),
  country            text CHECK (country ~ '^[A-Z]{2}$'),
  processor_customer text,
  -- How far this account's clock is ahead; demonstrations and tests only.
  clock_ahead_ms     bigint NOT NULL DEFAULT 0 CHECK (clock_ahead_ms >= 0),
  -- Hour of the site's day at which a payment last succeeded.
  last_paid_hour     smallint CHECK (last_paid_hour BETWEEN 0 AND 23),
  created_at         timestamptz NOT NULL
);

-- The inside of a subscription; the row of `subscription` is its outside, written from this one.
CREATE TABLE subscription_billing (
  subscription_id    bigint PRIMARY KEY REFERENCES subscription ON DELETE CASCADE,
  billing_account_id bigint NOT NULL REFERENCES billing_account,
  phase              text NOT NULL CHECK (phase IN ('SCHEDULED', 'TRIALING', 'ACTIVE', 'PAST_DUE', 'PAUSED', 'CANCELING', 'ENDED')),
  starts_at          timestamptz NOT NULL,
  price_id           bigint REFERENCES price,
  months             smallint NOT NULL CHECK (months BETWEEN 1 AND 36),
  anchor_day         smallint NOT NULL CHECK (anchor_day BETWEEN 1 AND 31),
  period_start       timestamptz NOT NULL,
  period_end         timestamptz NOT NULL CHECK (period_end >= period_start),
  -- What was paid for the period, tax included: changing and withdrawing give back a part of it.
  paid               bigint NOT NULL DEFAULT 0 CHECK (paid >= 0),
  -- When the contract began to renew, or was made; withdrawal is counted from here.
  cooling_from       timestamptz,
  waived_at          timestamptz,
  renews             boolean NOT NULL,
  next_action_at     timestamptz,
  pending_price_id   bigint REFERENCES price,
  past_due_since     timestamptz,
  failure_class      text CHECK (failure_class IN ('soft', 'hard', 'auth', 'outage')),
  attempts           smallint NOT NULL DEFAULT 0,
  pause_ends_at      timestamptz,
  pauses             timestamptz[] NOT NULL DEFAULT '{}',
  unused_days        integer CHECK (unused_days >= 0),
  trial_used         boolean NOT NULL DEFAULT false,
  lock_version       integer NOT NULL DEFAULT 1
);
CREATE INDEX subscription_billing_due ON subscription_billing (next_action_at) WHERE next_action_at IS NOT NULL;
-- Nobody pays twice: one renewing subscription of an account, whatever else goes wrong.
CREATE UNIQUE INDEX subscription_billing_renewing ON subscription_billing (billing_account_id)
  WHERE renews AND phase IN ('TRIALING', 'ACTIVE', 'PAST_DUE', 'PAUSED');

-- A price somebody was shown, for fifteen minutes.
CREATE TABLE quote (
  id                 uuid PRIMARY KEY,
  billing_account_id bigint NOT NULL REFERENCES billing_account,
  kind               text NOT NULL,
  input              jsonb NOT NULL,
  quote              jsonb NOT NULL,
  hash               text NOT NULL,
  created_at         timestamptz NOT NULL,
  expires_at         timestamptz NOT NULL
);
CREATE INDEX quote_by_end ON quote (expires_at);
CREATE INDEX quote_of_account ON quote (billing_account_id);

-- The books. Nothing refers to a billing account from here by a constraint: a book outlives what it is about.
CREATE TABLE ledger_account (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind               text NOT NULL,
  billing_account_id bigint,
  country            text,
  currency           text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  UNIQUE NULLS NOT DISTINCT (kind, billing_account_id, country, currency)
);

CREATE TABLE ledger_entry (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cause_kind text NOT NULL,
  cause_id   text NOT NULL,
  booked_at  timestamptz NOT NULL,
  UNIQUE (cause_kind, cause_id)
);

CREATE TABLE ledger_line (
  ledger_entry_id   bigint NOT NULL REFERENCES ledger_entry,
  n                 smallint NOT NULL,
  ledger_account_id bigint NOT NULL REFERENCES ledger_account,
  -- Debits are positive, credits negative.
  amount            bigint NOT NULL CHECK (amount <> 0),
  PRIMARY KEY (ledger_entry_id, n)
);
CREATE INDEX ledger_line_of_account ON ledger_line (ledger_account_id);

-- Money earned over time: what a paid period brought, and how much of it has been earned so far.
CREATE TABLE revenue_schedule (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  billing_account_id bigint NOT NULL,
  subscription_id    bigint,
  cause              text NOT NULL UNIQUE,
  currency           text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  net                bigint NOT NULL CHECK (net >= 0),
  released           bigint NOT NULL DEFAULT 0 CHECK (released BETWEEN 0 AND net),
  starts_at          timestamptz NOT NULL,
  ends_at            timestamptz NOT NULL CHECK (ends_at > starts_at)
);
CREATE INDEX revenue_schedule_open ON revenue_schedule (id) WHERE released < net;
CREATE INDEX revenue_schedule_of_subscription ON revenue_schedule (subscription_id);

CREATE FUNCTION ledger_is_written_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger is only ever added to: book a reversing entry.' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER ledger_entry_once BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry EXECUTE FUNCTION ledger_is_written_once();
CREATE TRIGGER ledger_line_once BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_line EXECUTE FUNCTION ledger_is_written_once();

-- At commit the lines of each entry cancel out, currency by currency, and there are some.
CREATE FUNCTION ledger_entry_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry bigint := CASE WHEN TG_TABLE_NAME = 'ledger_entry' THEN (to_jsonb(NEW) ->> 'id')::bigint ELSE (to_jsonb(NEW) ->> 'ledger_entry_id')::bigint END;
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_line WHERE ledger_entry_id = entry)
    OR EXISTS (SELECT FROM ledger_line l JOIN ledger_account a ON a.id = l.ledger_account_id WHERE l.ledger_entry_id = entry GROUP BY a.currency HAVING sum(l.amount) <> 0)
  THEN
    RAISE EXCEPTION 'An entry of the ledger does not balance.' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_entry_balanced AFTER INSERT ON ledger_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_entry_balances();
CREATE CONSTRAINT TRIGGER ledger_line_balanced AFTER INSERT ON ledger_line DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_entry_balances();

-- What members were told, so that no copy of the server tells it twice.
CREATE TABLE billing_notice (
  subscription_id bigint NOT NULL REFERENCES subscription ON DELETE CASCADE,
  kind            text NOT NULL,
  period_end      timestamptz NOT NULL,
  sent_at         timestamptz NOT NULL,
  PRIMARY KEY (subscription_id, kind, period_end)
);

-- What staff did with a member's money, and why.
CREATE TABLE billing_audit (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at                 timestamptz NOT NULL,
  staff_id           bigint REFERENCES member ON DELETE SET NULL,
  billing_account_id bigint REFERENCES billing_account,
  duty               text NOT NULL,
  what               text NOT NULL,
  why                text NOT NULL CHECK (why <> ''),
  before             jsonb,
  after              jsonb
);
CREATE INDEX billing_audit_of_account ON billing_audit (billing_account_id, at);
CREATE INDEX billing_audit_by_staff ON billing_audit (staff_id);
