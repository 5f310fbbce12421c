-- Members who look after a library or a partner organisation, as others look after a record set: one of the three each.

ALTER TABLE steward ALTER set_key DROP NOT NULL,
  ADD COLUMN institution_id text REFERENCES institution ON DELETE CASCADE,
  ADD COLUMN partner_id text REFERENCES partner ON DELETE CASCADE,
  ADD CHECK (num_nonnulls(set_key, institution_id, partner_id) = 1);
CREATE UNIQUE INDEX steward_of_institution_now ON steward (member_id, institution_id) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX steward_of_partner_now ON steward (member_id, partner_id) WHERE ended_at IS NULL;
CREATE INDEX steward_of_institution ON steward (institution_id) WHERE institution_id IS NOT NULL;
CREATE INDEX steward_of_partner ON steward (partner_id) WHERE partner_id IS NOT NULL;
