-- What the site counts of itself. Nobody is in it: no account, no network address, no value of a query.

-- Views of every page by day (UTC), whoever looked; kept for good.
CREATE TABLE page_view_count (
  day    date NOT NULL,
  -- The route's pattern, or /other.
  path   text NOT NULL,
  views  bigint NOT NULL,
  PRIMARY KEY (day, path)
);

-- Single views of readers who allow performance cookies; removed after 90 days.
CREATE TABLE page_view (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Cut to the minute.
  seen_at    timestamptz NOT NULL,
  path       text NOT NULL,
  -- Keys of the query that the site knows; never a value.
  query_keys text[] NOT NULL,
  source     text NOT NULL CHECK (source IN ('web', 'app')),
  is_member  boolean NOT NULL,
  -- Joins the views of one visit. A hash of the browser's random visit id; null when it had none yet.
  visit      text
);
CREATE INDEX page_view_by_time ON page_view (seen_at);

-- The click that brought a member here, for the partner who is paid for it. One a member, the latest.
CREATE TABLE affiliate_arrival (
  member_id   bigint PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  click_id    text NOT NULL CHECK (length(click_id) BETWEEN 1 AND 200),
  device_type text NOT NULL CHECK (device_type IN ('desktop', 'tablet', 'mobile')),
  arrived_at  timestamptz NOT NULL,
  sent_at     timestamptz NOT NULL DEFAULT now()
);
