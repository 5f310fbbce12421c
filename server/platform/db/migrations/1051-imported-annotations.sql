-- Which annotation a clipping was imported from, as a hash of its address: one that is imported again is not made again.
ALTER TABLE clipping ADD COLUMN annotation_hash bytea;
CREATE INDEX clipping_of_annotation ON clipping (member_id, annotation_hash) WHERE annotation_hash IS NOT NULL;
