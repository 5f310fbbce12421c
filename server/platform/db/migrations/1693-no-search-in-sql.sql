-- Records are searched in memory or in a cluster: the tables of the engine that searched them here go.
DROP TABLE search_doc, search_value, search_word, search_set;
