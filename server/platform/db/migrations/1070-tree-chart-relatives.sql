-- One more way to look at a tree: everyone related to a person.
ALTER TABLE tree_chart_settings DROP CONSTRAINT tree_chart_settings_view_check;
ALTER TABLE tree_chart_settings ADD CONSTRAINT tree_chart_settings_view_check CHECK (view IN ('pedigree', 'family', 'hourglass', 'relatives', 'descendants', 'fan', 'sunburst', 'outline'));
