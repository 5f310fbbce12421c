-- Help centres that articles come from number them in more than nine digits.
ALTER TABLE help_rating ALTER COLUMN article_id TYPE bigint;
