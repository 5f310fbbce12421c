-- Records of a census are found by the names of their household's other people: the search tables are filled again.
DELETE FROM search_set;
