-- Whom a reader could see when their report was made: the file is withheld when one of them is hidden, or no longer there. Older files have neither, and are withheld.
ALTER TABLE tree_report ADD COLUMN shown_below integer, ADD COLUMN shown_key text;
