-- Files that a command delivers to a sheet which was made of records that came by it.

-- Equal for the same files and mapping; null for a file that someone brought in the browser.
ALTER TABLE sheet_file ADD COLUMN delivery text;
