-- People wait for their search keys after an import or a change. The index of keys held each of them as one who has none, which cost every row that
-- was stored, and found no one.
DROP INDEX tree_person_by_key;
CREATE INDEX tree_person_by_key ON tree_person USING gin (search_keys) WHERE search_keys IS NOT NULL;
