-- What the issue of a manifest was made from when it was checked: another site may change it before it is taken.
ALTER TABLE newspaper_file ADD COLUMN checked text;
