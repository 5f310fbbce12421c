-- Words are compared without signs that no one sees, and full-width letters as plain ones: people whose names have more than plain letters get their
-- search keys again, by which they are found and their names kept back.
UPDATE tree_person p SET search_keys = NULL FROM tree_document d
 WHERE d.tree_id = p.tree_id AND d.kind = 'person' AND d.id = p.id AND p.search_keys IS NOT NULL
   AND octet_length((d.body->'names')::text) <> char_length((d.body->'names')::text);
