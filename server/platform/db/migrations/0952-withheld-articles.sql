-- Which articles must not be found is asked every two seconds: of a million articles, these few are read.
CREATE INDEX newspaper_article_withheld ON newspaper_article (no) WHERE is_removed OR hidden_reason IS NOT NULL;
