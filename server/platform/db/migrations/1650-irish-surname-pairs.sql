-- Search keys of people and of names hold the pairs of surnames a name is in, and there are more of them now. They are made again.
TRUNCATE tree_name;
UPDATE tree_person SET search_keys = NULL WHERE search_keys IS NOT NULL;
