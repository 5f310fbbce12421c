-- What partner sites are told of members who came through them and paid: to be sent to AFFILIATE_POSTBACK_URL. Nothing of who they are.
CREATE TABLE affiliate_report (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  member_id   bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  kind        text NOT NULL CHECK (kind IN ('CONVERSION', 'REFUND', 'DISPUTE', 'DISPUTE_WON')),
  payment_id  uuid NOT NULL REFERENCES payment ON DELETE CASCADE,
  -- What it is told for: it is told once.
  cause       text NOT NULL,
  click_id    text NOT NULL,
  -- Minor units, with tax.
  amount      bigint NOT NULL CHECK (amount > 0),
  currency    text NOT NULL,
  -- The account's time.
  happened_at timestamptz NOT NULL,
  tries       integer NOT NULL DEFAULT 0,
  -- Null once it is sent or given up.
  next_try_at timestamptz,
  sent_at     timestamptz,
  UNIQUE (kind, cause)
);
CREATE INDEX affiliate_report_due ON affiliate_report (next_try_at) WHERE next_try_at IS NOT NULL;
CREATE INDEX affiliate_report_of_member ON affiliate_report (member_id);
CREATE INDEX affiliate_report_of_payment ON affiliate_report (payment_id);

-- Whether the browser had said yes to C0002 when the purchase was started: without that no one is told.
ALTER TABLE checkout ADD COLUMN is_measured boolean NOT NULL DEFAULT false;
