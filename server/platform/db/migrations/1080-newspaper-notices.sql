-- Notices of births, marriages and deaths, read from the columns of newspapers: one row for each person a notice is of. Made from the texts
-- of articles again whenever these change; whether an article may be shown is asked when a notice is.
CREATE TABLE newspaper_notice (
  article_no bigint NOT NULL REFERENCES newspaper_article (no) ON DELETE CASCADE,
  position   integer NOT NULL,
  role       text NOT NULL CHECK (role IN ('child', 'groom', 'bride', 'deceased')),
  event      text NOT NULL CHECK (event IN ('birth', 'marriage', 'death')),
  -- Of the event.
  date       date NOT NULL,
  -- Folded, without spaces.
  surname    text NOT NULL,
  -- domain/newspapers/notices: NoticePerson.
  person     jsonb NOT NULL,
  text       text NOT NULL,
  PRIMARY KEY (article_no, position, role)
);
CREATE INDEX newspaper_notice_of_name ON newspaper_notice (surname, date);

-- How far articles have been read, by newspaper_article.change. One row, once they have been: the tables of a new site are empty.
CREATE TABLE newspaper_notice_reading (
  is_only     boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  last_change bigint NOT NULL
);

-- What members decided of notices for people of their trees. A notice is named by its article, the day of the event and its role, which
-- outlive another reading of the text.
CREATE TABLE tree_notice (
  tree_id    bigint NOT NULL REFERENCES tree ON DELETE CASCADE,
  person_id  integer NOT NULL,
  notice_id  text NOT NULL,
  state      text NOT NULL CHECK (state IN ('maybe', 'accepted', 'rejected')),
  decided_by bigint REFERENCES member ON DELETE SET NULL,
  decided_at timestamptz NOT NULL DEFAULT now(),
  -- The change that cites it; the notice is new again when that is undone.
  change_id  bigint,
  PRIMARY KEY (tree_id, person_id, notice_id)
);
CREATE INDEX tree_notice_of_member ON tree_notice (decided_by);
