-- Searching people across trees. The keys of a person are made after the document was written (server/modules/tree-search).

-- `s:` surnames, `g:` given names, `p:` words of places, folded (domain/names); null: not made yet.
ALTER TABLE tree_person ADD COLUMN search_keys text[];
CREATE INDEX tree_person_unkeyed ON tree_person (tree_id, id) WHERE search_keys IS NULL;
CREATE INDEX tree_person_by_key ON tree_person USING gin (search_keys);

-- Every name that people of trees have, with the keys that names like it share: says nothing of who has it.
CREATE TABLE tree_name (
  kind  text NOT NULL CHECK (kind IN ('s', 'g')),
  name  text NOT NULL,
  keys  text[] NOT NULL,
  PRIMARY KEY (kind, name)
);
CREATE INDEX tree_name_by_key ON tree_name USING gin (keys);

-- Searches in trees that members keep.
CREATE TABLE tree_saved_search (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id   bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  -- The query of the results page's address.
  search      text NOT NULL CHECK (length(search) BETWEEN 1 AND 2000),
  created_at  timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX tree_saved_search_once ON tree_saved_search (member_id, md5(search));
