-- Paid days of a cancelled subscription that went over to the one its owner bought next: where they come from, how many they are there, and what they were worth.
ALTER TABLE subscription_billing ADD COLUMN carried_from bigint REFERENCES subscription (id) ON DELETE SET NULL;
ALTER TABLE subscription_billing ADD COLUMN carried_days integer NOT NULL DEFAULT 0 CHECK (carried_days >= 0);
ALTER TABLE subscription_billing ADD COLUMN carried_worth bigint NOT NULL DEFAULT 0 CHECK (carried_worth >= 0);
CREATE INDEX subscription_billing_carried_from ON subscription_billing (carried_from) WHERE carried_from IS NOT NULL;
