-- Sets in which two members who read the same name into a transcriber's doubt decide it without staff.
ALTER TABLE record_set ADD COLUMN readings_by_members boolean NOT NULL DEFAULT false;
