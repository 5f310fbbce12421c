-- People who were opened, or changed, while all of their tree is looked through, and looked at before their turn.
ALTER TABLE tree_hint_progress ADD COLUMN ahead integer[] NOT NULL DEFAULT '{}';
