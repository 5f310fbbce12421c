-- How often the present stage of an import was tried: a file that ends the server each time must not be tried for ever.
ALTER TABLE gedcom_import ADD COLUMN attempts integer NOT NULL DEFAULT 0;
