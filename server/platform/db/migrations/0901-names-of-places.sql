-- Places are located by their other names, too: the search tables are filled again.
DELETE FROM search_set;
