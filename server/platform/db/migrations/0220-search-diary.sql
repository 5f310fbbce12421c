-- Saved searches, the research diary, and when each record came to the site.

-- The day in UTC; a record that is imported anew keeps it. Rows there before this came on the day of the migration.
ALTER TABLE record ADD COLUMN added_on date NOT NULL DEFAULT (now() AT TIME ZONE 'UTC')::date;

-- A search a member keeps under a name of their own.
CREATE TABLE saved_search (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id     bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  name          text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  -- The query of the results page's address, without a page.
  search        text NOT NULL CHECK (length(search) <= 4000),
  wants_mail    boolean NOT NULL DEFAULT false,
  created_at    timestamptz NOT NULL DEFAULT now(),
  -- When its results were last looked at, how many there were, and how many of them had come that very day: new is
  -- whatever has come from that day on, less these.
  looked_at     timestamptz NOT NULL DEFAULT now(),
  total         integer NOT NULL CHECK (total >= 0),
  looked_day    date NOT NULL,
  total_of_day  integer NOT NULL CHECK (total_of_day >= 0),
  -- New records that a mail has told of already.
  told_new      integer NOT NULL DEFAULT 0,
  -- Set when it is deleted: it can be brought back for a day.
  removed_at    timestamptz
);
CREATE UNIQUE INDEX saved_search_once ON saved_search (member_id, md5(search)) WHERE removed_at IS NULL;

-- When a member's mail about saved searches was last looked into.
CREATE TABLE saved_search_digest (
  member_id     bigint PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  looked_at     timestamptz NOT NULL DEFAULT now()
);

-- Whether a member keeps a research diary. No row: never asked for one, and nothing is noted.
CREATE TABLE search_diary (
  member_id     bigint PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  is_paused     boolean NOT NULL DEFAULT false,
  started_at    timestamptz NOT NULL DEFAULT now()
);

-- One search of one day.
CREATE TABLE search_diary_entry (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id     bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  day           date NOT NULL DEFAULT (now() AT TIME ZONE 'UTC')::date,
  searched_at   timestamptz NOT NULL DEFAULT now(),
  search        text NOT NULL CHECK (length(search) <= 4000),
  -- 0 is kept as well: that nothing was found is a finding.
  total         integer NOT NULL CHECK (total >= 0),
  note          text NOT NULL DEFAULT '' CHECK (length(note) <= 2000),
  -- The person of a tree whom the search was about; null until trees can be linked.
  tree_person   text
);
CREATE UNIQUE INDEX search_diary_once ON search_diary_entry (member_id, day, md5(search));
CREATE INDEX search_diary_by_time ON search_diary_entry (member_id, searched_at DESC, id DESC);

-- What was opened from the results of a search.
CREATE TABLE search_diary_opening (
  entry_id      bigint NOT NULL REFERENCES search_diary_entry ON DELETE CASCADE,
  member_id     bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  record_id     text NOT NULL CHECK (length(record_id) <= 200),
  opened_at     timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (entry_id, record_id)
);
