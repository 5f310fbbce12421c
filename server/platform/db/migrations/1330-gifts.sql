-- Gifts, promotion codes, codes of partner organisations, and referrals. Amounts are in minor units; times are the accounts’ own.

CREATE TABLE gift (
  id                 uuid PRIMARY KEY,
  billing_account_id bigint NOT NULL REFERENCES billing_account,
  buyer_id           bigint REFERENCES member ON DELETE SET NULL,
  price_id           bigint NOT NULL REFERENCES price,
  state              text NOT NULL CHECK (state IN ('DRAFT', 'SCHEDULED', 'READY', 'REDEEMED', 'LAPSED', 'REFUNDED')),
  delivery           text NOT NULL CHECK (delivery IN ('EMAIL', 'PRINT')),
  -- Names, address and message as they were typed, sealed; gone with the account of who bought it.
  words_sealed       text,
  code_hash          bytea UNIQUE,
  code_sealed        text,
  invoice_id         bigint REFERENCES invoice,
  deliver_at         timestamptz,
  ready_at           timestamptz,
  ends_at            timestamptz,
  reminded_at        timestamptz,
  redeemed_at        timestamptz,
  redeemed_by        bigint REFERENCES member ON DELETE SET NULL,
  created_at         timestamptz NOT NULL
);
CREATE INDEX gift_of_buyer ON gift (buyer_id, created_at DESC);
CREATE INDEX gift_of_account ON gift (billing_account_id);
CREATE INDEX gift_redeemed_by ON gift (redeemed_by);
CREATE INDEX gift_to_send ON gift (deliver_at) WHERE state = 'SCHEDULED';
CREATE INDEX gift_to_end ON gift (ends_at) WHERE state = 'READY';

-- Whoever holds the code of a gift keeps it when its buyer goes; what the buyer wrote goes with them.
CREATE FUNCTION forget_gift_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.words_sealed := NULL;
  NEW.code_sealed := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER gift_without_buyer BEFORE UPDATE OF buyer_id ON gift FOR EACH ROW WHEN (NEW.buyer_id IS NULL) EXECUTE FUNCTION forget_gift_words();

CREATE TABLE promotion (
  code       text PRIMARY KEY CHECK (code = upper(code) AND length(code) BETWEEN 3 AND 40),
  label      text NOT NULL,
  percent_bp integer CHECK (percent_bp BETWEEN 1 AND 10000),
  amount     bigint CHECK (amount > 0),
  currency   text CHECK (currency ~ '^[A-Z]{3}$'),
  plan_ids   text[] NOT NULL DEFAULT '{}',
  valid_from timestamptz NOT NULL,
  valid_to   timestamptz,
  most_uses  integer CHECK (most_uses > 0),
  is_for_new boolean NOT NULL DEFAULT false,
  CHECK ((percent_bp IS NULL) <> (amount IS NULL)),
  CHECK ((amount IS NULL) = (currency IS NULL))
);
CREATE TABLE promotion_use (
  code               text NOT NULL REFERENCES promotion ON DELETE CASCADE,
  billing_account_id bigint NOT NULL REFERENCES billing_account,
  member_id          bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  amount             bigint NOT NULL CHECK (amount >= 0),
  currency           text NOT NULL,
  used_at            timestamptz NOT NULL,
  PRIMARY KEY (code, billing_account_id)
);
CREATE INDEX promotion_use_of_member ON promotion_use (member_id);

-- Codes that partner organisations give to their members: each opens a plan for some months.
CREATE TABLE voucher (
  code_hash    bytea PRIMARY KEY,
  organisation text NOT NULL,
  plan_id      text NOT NULL REFERENCES plan,
  months       smallint NOT NULL CHECK (months BETWEEN 1 AND 36),
  most_uses    integer NOT NULL CHECK (most_uses > 0),
  uses         integer NOT NULL DEFAULT 0 CHECK (uses BETWEEN 0 AND most_uses),
  valid_to     timestamptz
);
CREATE TABLE voucher_use (
  code_hash bytea NOT NULL REFERENCES voucher ON DELETE CASCADE,
  member_id bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  used_at   timestamptz NOT NULL,
  PRIMARY KEY (code_hash, member_id)
);
CREATE INDEX voucher_use_of_member ON voucher_use (member_id);

-- A member’s own link, and who subscribed through it, without their names.
CREATE TABLE referral_link (
  member_id bigint PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  code      text NOT NULL UNIQUE
);
CREATE TABLE referral (
  friend_id     bigint PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  referrer_id   bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  subscribed_at timestamptz NOT NULL,
  rewarded_at   timestamptz,
  -- Refunded, or paid with the referrer’s own card: no reward.
  refused_at    timestamptz
);
CREATE INDEX referral_of_referrer ON referral (referrer_id, subscribed_at);
