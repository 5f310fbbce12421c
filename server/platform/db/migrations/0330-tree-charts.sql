-- How a member looks at charts of trees: the view, its direction and how many generations.
CREATE TABLE tree_chart_settings (
  member_id    bigint PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  view         text NOT NULL CHECK (view IN ('pedigree', 'family', 'descendants', 'fan', 'outline')),
  direction    text NOT NULL CHECK (direction IN ('across', 'down')),
  ancestors    smallint NOT NULL CHECK (ancestors BETWEEN 1 AND 12),
  descendants  smallint NOT NULL CHECK (descendants BETWEEN 1 AND 12)
);
