-- Record sets that a plan opens.
ALTER TABLE record_set DROP CONSTRAINT record_set_access_check;
ALTER TABLE record_set ADD CONSTRAINT record_set_access_check CHECK (access IN ('free', 'members', 'subscribers'));
