-- Surnames of two words are found joined and apart, and more pairs of surnames have keys in common: the search tables are filled again, and so are the keys of people in trees.
DELETE FROM search_set;
TRUNCATE tree_name;
UPDATE tree_person SET search_keys = NULL WHERE search_keys IS NOT NULL;
