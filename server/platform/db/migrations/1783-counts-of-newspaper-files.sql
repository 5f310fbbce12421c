-- How many issues a file has, and how many of them are not taken: pages ask every two seconds, and a report may name 20,000.
ALTER TABLE newspaper_file
  ADD COLUMN issues  integer NOT NULL GENERATED ALWAYS AS (coalesce(jsonb_array_length(report -> 'issues'), 0)) STORED,
  ADD COLUMN refused integer NOT NULL GENERATED ALWAYS AS (coalesce(jsonb_array_length(jsonb_path_query_array(report, '$.issues[*] ? (@.state == "REFUSED")')), 0)) STORED;
