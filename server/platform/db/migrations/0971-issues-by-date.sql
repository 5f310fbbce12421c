-- Browsing by date asks for the issues of a date, the dates around it, and the first and last of all.
CREATE INDEX newspaper_issue_by_date ON newspaper_issue (date);
