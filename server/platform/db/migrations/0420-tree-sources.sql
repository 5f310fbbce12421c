-- Lists of the sources of a tree: what they show, and how often each source is cited, kept with the documents.

-- How often a document names something, and how often of these not in a private fact.
ALTER TABLE tree_mention
  ADD COLUMN times      integer NOT NULL DEFAULT 1,
  ADD COLUMN open_times integer NOT NULL DEFAULT 1;

WITH named AS (
  SELECT d.tree_id, d.kind, d.id, 'source' AS to_kind, cited ->> 'sourceId' AS to_id, false AS is_private
  FROM tree_document d, jsonb_array_elements(d.body -> 'citations') AS cited WHERE d.kind IN ('person', 'family')
  UNION ALL
  SELECT d.tree_id, d.kind, d.id, 'source', cited ->> 'sourceId', false
  FROM tree_document d, jsonb_array_elements(d.body -> 'names') AS name, jsonb_array_elements(name -> 'citations') AS cited WHERE d.kind = 'person'
  UNION ALL
  SELECT d.tree_id, d.kind, d.id, 'source', cited ->> 'sourceId', (fact -> 'isPrivate')::boolean
  FROM tree_document d, jsonb_array_elements(d.body -> 'facts') AS fact, jsonb_array_elements(fact -> 'citations') AS cited WHERE d.kind IN ('person', 'family')
  UNION ALL
  SELECT d.tree_id, d.kind, d.id, 'medium', medium, false
  FROM tree_document d, jsonb_array_elements_text(d.body -> 'mediaIds') AS medium WHERE d.kind IN ('person', 'family', 'story')
  UNION ALL
  SELECT d.tree_id, d.kind, d.id, 'medium', medium, (fact -> 'isPrivate')::boolean
  FROM tree_document d, jsonb_array_elements(d.body -> 'facts') AS fact, jsonb_array_elements_text(fact -> 'mediaIds') AS medium WHERE d.kind IN ('person', 'family')
), counted AS (
  SELECT tree_id, kind, id, to_kind, to_id::int AS to_id, count(*) AS times, count(*) FILTER (WHERE NOT is_private) AS open_times FROM named WHERE to_id IS NOT NULL GROUP BY 1, 2, 3, 4, 5
)
UPDATE tree_mention m SET times = c.times, open_times = c.open_times FROM counted c
WHERE c.tree_id = m.tree_id AND c.kind = m.from_kind AND c.id = m.from_id AND c.to_kind = m.to_kind AND c.to_id = m.to_id;

CREATE TABLE tree_source (
  tree_id     bigint NOT NULL REFERENCES tree ON DELETE CASCADE,
  id          integer NOT NULL,
  -- The beginning of the title in small letters.
  sort_key    text NOT NULL,
  title       text NOT NULL,
  author      text NOT NULL,
  publication text NOT NULL,
  repository  text NOT NULL,
  call_number text NOT NULL,
  url         text NOT NULL,
  -- Citations of everybody, private facts and living people included: for who may edit.
  cited       integer NOT NULL DEFAULT 0,
  PRIMARY KEY (tree_id, id)
);

INSERT INTO tree_source (tree_id, id, sort_key, title, author, publication, repository, call_number, url, cited)
SELECT d.tree_id, d.id, left(lower(d.body ->> 'title'), 120), d.body ->> 'title', d.body ->> 'author', d.body ->> 'publication', d.body ->> 'repository', d.body ->> 'callNumber', d.body ->> 'url',
  coalesce((SELECT sum(m.times) FROM tree_mention m WHERE m.tree_id = d.tree_id AND m.to_kind = 'source' AND m.to_id = d.id), 0)
FROM tree_document d WHERE d.kind = 'source';

CREATE INDEX tree_source_by_title ON tree_source (tree_id, sort_key, id);
CREATE INDEX tree_source_by_use ON tree_source (tree_id, cited DESC, sort_key, id);
