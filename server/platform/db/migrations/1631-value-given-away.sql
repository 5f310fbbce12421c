-- What an act of staff gave away, in minor units of whatever currency: refunds, credits and days alike. Null for acts that gave nothing away, that a second
-- person approved, and for those of earlier versions.
ALTER TABLE staff_act ADD COLUMN value_given bigint CHECK (value_given >= 0);
