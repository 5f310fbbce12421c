-- A promotion takes off a percentage or an amount, or makes a free trial longer: so many days in all.
ALTER TABLE promotion
  ADD COLUMN trial_days smallint CHECK (trial_days BETWEEN 1 AND 90),
  DROP CONSTRAINT promotion_check,
  ADD CONSTRAINT promotion_gives_one_thing CHECK (num_nonnulls(percent_bp, amount, trial_days) = 1),
  -- A trial is had once.
  ADD CONSTRAINT promotion_trial_once CHECK (trial_days IS NULL OR renewals = 0);
