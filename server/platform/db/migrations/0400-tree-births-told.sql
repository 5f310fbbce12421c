-- The earliest year that a person's own births can mean, private ones too (domain/privacy/birthToldFrom); null: none is told.
ALTER TABLE tree_person ADD COLUMN born_from integer;

UPDATE tree_person p SET born_from = told.year FROM (
  SELECT d.tree_id, d.id, coalesce(
    max((f -> 'date' ->> 'from')::int / 10000) FILTER (WHERE f ->> 'type' = 'birth'),
    max((f -> 'date' ->> 'from')::int / 10000) FILTER (WHERE f ->> 'type' IN ('baptism', 'christening'))) AS year
  FROM tree_document d, jsonb_array_elements(d.body -> 'facts') AS f
  WHERE d.kind = 'person' AND f ->> 'type' IN ('birth', 'baptism', 'christening') GROUP BY d.tree_id, d.id
) AS told WHERE p.tree_id = told.tree_id AND p.id = told.id AND told.year IS NOT NULL;
