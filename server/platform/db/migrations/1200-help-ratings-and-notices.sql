-- What readers say of articles of the help. Nothing says who: neither a member nor a network.
CREATE TABLE help_rating (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  article_id integer NOT NULL,
  -- The day of the text's last change, so that the rate of one version is told from that of the next.
  version    text NOT NULL CHECK (length(version) <= 20),
  is_helpful boolean NOT NULL,
  reason     text CHECK (reason IN ('OTHER_QUESTION', 'UNCLEAR', 'OUT_OF_DATE', 'DID_NOT_WORK')),
  -- Deleted after 90 days.
  words      text NOT NULL DEFAULT '' CHECK (length(words) <= 300),
  rated_on   date NOT NULL DEFAULT current_date
);
CREATE INDEX help_rating_of_article ON help_rating (article_id, version);
CREATE INDEX help_rating_words ON help_rating (rated_on) WHERE words <> '';

-- What staff say of the state of the site.
CREATE TABLE service_notice (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  level      text NOT NULL CHECK (level IN ('INFO', 'PROBLEM', 'OUTAGE')),
  text       text NOT NULL CHECK (length(text) BETWEEN 1 AND 500),
  areas      text[] NOT NULL CHECK (cardinality(areas) BETWEEN 1 AND 20),
  starts_at  timestamptz NOT NULL,
  -- Null: until staff end it.
  ends_at    timestamptz CHECK (ends_at > starts_at),
  written_by bigint REFERENCES member ON DELETE SET NULL,
  written_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX service_notice_by_time ON service_notice (starts_at DESC);
