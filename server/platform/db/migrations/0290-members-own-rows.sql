-- Rows that go with their member, or are listed for them, are found by the member.
CREATE INDEX search_diary_opening_by_member ON search_diary_opening (member_id);
CREATE INDEX saved_search_by_member ON saved_search (member_id);
CREATE INDEX record_correction_by_member ON record_correction (member_id, reported_at DESC);
