-- Two more ways to look at a tree: ancestors and descendants alone, and descendants as a fan.
ALTER TABLE tree_chart_settings DROP CONSTRAINT tree_chart_settings_view_check;
ALTER TABLE tree_chart_settings ADD CONSTRAINT tree_chart_settings_view_check CHECK (view IN ('pedigree', 'family', 'hourglass', 'descendants', 'fan', 'sunburst', 'outline'));
