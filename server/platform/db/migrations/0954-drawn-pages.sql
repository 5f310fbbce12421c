-- A page image that is drawn on demand (server/engines/images/newsprint): what it shows. `content_hash` is of this then; no file is kept.
ALTER TABLE page_image ADD drawing jsonb;
