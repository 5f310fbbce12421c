-- Which places the records of a generation name, with which registration districts, and how often: counted once, from the
-- records, and read by every copy of the site to tell which places lie in which district. Empty for sets that name none.
CREATE TABLE record_set_districts (
  record_set_id text NOT NULL REFERENCES record_set ON DELETE CASCADE,
  generation    integer NOT NULL,
  -- [{"district": "Redruth", "place": "Gwennap, Cornwall", "parish": "Gwennap", "county": "Cornwall", "country": null, "records": 120}]
  uses          jsonb NOT NULL,
  PRIMARY KEY (record_set_id, generation)
);

-- A district of a record is indexed by what it says where the record's place is known: the search tables are filled again.
DELETE FROM search_set;
