-- Long documents of records (wills, inquests, reports) have an index of their own: these records are found without reading the others.
CREATE INDEX record_with_full_text ON record (record_set_id, generation, no) WHERE fields ? 'FullText';
