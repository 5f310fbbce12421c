-- Notices of newspapers found for people of trees, so that they can be counted and emailed about. Whether a person may be living and whether an
-- article may be shown is asked again whenever these are read.
CREATE TABLE tree_notice_found (
  tree_id    bigint NOT NULL REFERENCES tree ON DELETE CASCADE,
  person_id  integer NOT NULL,
  -- As in tree_notice. The article's number changes when it is imported again, its id does not.
  notice_id  text NOT NULL,
  article_id text NOT NULL,
  found_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tree_id, person_id, notice_id)
);
CREATE INDEX tree_notice_found_article ON tree_notice_found (article_id);

-- How far notices have been compared with the people of trees, by newspaper_article.change. One row, once they have been.
CREATE TABLE tree_notice_look (
  is_only     boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  last_change bigint NOT NULL
);

-- People by surname as newspaper_notice writes it.
CREATE INDEX tree_person_notice_name ON tree_person (lower(regexp_replace(surname, '[^[:alpha:]]', '', 'g')));

-- When a hint was found first; computed_at moves whenever it is found again.
ALTER TABLE tree_hint ADD COLUMN found_at timestamptz NOT NULL DEFAULT now();

-- When a member's trees were last looked at for new hints to email about.
CREATE TABLE tree_hint_digest (
  member_id bigint PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  looked_at timestamptz NOT NULL DEFAULT now()
);
