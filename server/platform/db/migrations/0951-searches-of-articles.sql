-- Saved searches and the research diary hold searches of records and of newspaper articles. What is there is of records.
ALTER TABLE saved_search ADD kind text NOT NULL DEFAULT 'records' CHECK (kind IN ('records', 'articles'));
DROP INDEX saved_search_once;
CREATE UNIQUE INDEX saved_search_once ON saved_search (member_id, kind, md5(search)) WHERE removed_at IS NULL;

ALTER TABLE search_diary_entry ADD kind text NOT NULL DEFAULT 'records' CHECK (kind IN ('records', 'articles'));
DROP INDEX search_diary_once;
CREATE UNIQUE INDEX search_diary_once ON search_diary_entry (member_id, day, kind, md5(search));
