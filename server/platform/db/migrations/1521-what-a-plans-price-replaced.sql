-- As for single records and packages of credits (1502): which price a planned one cut short, and until when that one was to be sold.
ALTER TABLE price ADD COLUMN replaced text, ADD COLUMN replaced_to timestamptz;
-- Those planned before this: what ends as they begin goes on without an end when they are dropped, as it did until now.
UPDATE price p SET replaced = o.id::text FROM price o WHERE o.plan_id = p.plan_id AND o.currency = p.currency AND o.valid_to = p.valid_from;
