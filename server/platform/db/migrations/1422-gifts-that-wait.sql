-- Days at the end of a period that were given and not paid: a change of plan and a withdrawal leave them as they are.
ALTER TABLE subscription_billing ADD COLUMN given_days integer NOT NULL DEFAULT 0 CHECK (given_days >= 0);

-- A gift of more than a subscription opens is used first: what the plan opens is added until then.
CREATE TABLE lent_plan (
  subscription_id bigint PRIMARY KEY REFERENCES subscription ON DELETE CASCADE,
  plan_id         text NOT NULL REFERENCES plan,
  until           timestamptz NOT NULL
);

-- A gift whose email could not be delivered: its buyer is told.
ALTER TABLE gift ADD COLUMN bounced_at timestamptz;
-- What an email is about, where someone else waits to hear whether it arrived: `gift:` and an id.
ALTER TABLE outbox ADD COLUMN about text;
CREATE INDEX outbox_about_given_up ON outbox (about) WHERE about IS NOT NULL AND given_up_at IS NOT NULL;
