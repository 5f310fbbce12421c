-- Places that could not be located now carry the county or country of their row: the search tables are filled again.
DELETE FROM search_set;
