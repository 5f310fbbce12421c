-- The second search engine: every value and word once, and a narrow row of codes per record. Filled when a set is
-- published; on a shard only these tables are used, on a single database they lie beside the records.

-- One row per value of a field. A year is a value as well: its span in earliest and latest.
CREATE TABLE search_value (
  id       integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  field    text NOT NULL,
  key      text COLLATE "C" NOT NULL,
  -- Gazetteer id plus one; 0 for no place and for places that could not be told.
  place    integer NOT NULL DEFAULT 0,
  earliest smallint,
  latest   smallint,
  -- Words of the key in their order, and what variants of names are looked up by.
  words    text[] NOT NULL,
  blocks   text[] NOT NULL,
  -- Records that hold it; 0 for values of replaced generations.
  uses     integer NOT NULL DEFAULT 0,
  UNIQUE (field, key, place)
-- Room beside each row, since publishing a set changes the uses of many.
) WITH (fillfactor = 70);
CREATE INDEX search_value_words ON search_value USING gin (words);
CREATE INDEX search_value_blocks ON search_value USING gin (blocks);
CREATE INDEX search_value_place ON search_value (field, place);
CREATE INDEX search_value_years ON search_value (field, earliest, latest) WHERE earliest IS NOT NULL;

CREATE TABLE search_word (
  id   integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  word text COLLATE "C" NOT NULL UNIQUE
);

CREATE TABLE search_doc (
  no            bigint PRIMARY KEY,
  record_set_id text NOT NULL,
  rank          smallint NOT NULL,
  -- Ids of search_value, a field's first value before its others.
  vals          integer[] NOT NULL,
  -- Those of them that belong to facets.
  facets        integer[] NOT NULL,
  -- Ids of search_word: every word of the record's text.
  words         integer[] NOT NULL
);
CREATE INDEX search_doc_vals ON search_doc USING gin (vals);
CREATE INDEX search_doc_words ON search_doc USING gin (words);
CREATE INDEX search_doc_set ON search_doc (record_set_id);

-- The generation of each set that search_doc holds.
CREATE TABLE search_set (
  id         text PRIMARY KEY,
  generation integer NOT NULL
);
