-- Heirs may take over a tree whose owner has not signed in for 24 months and did not answer three emails (ADR 136).

-- When the account was last signed in to, to the day; of accounts from before this migration, when it ran.
ALTER TABLE member ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT now();

ALTER TABLE tree
  -- Emails to an owner who is away, and when the last was sent.
  ADD COLUMN owner_warnings smallint NOT NULL DEFAULT 0,
  ADD COLUMN owner_warned_at timestamptz,
  -- Since when its heirs may take it over although it has an owner; null where they may not.
  ADD COLUMN heirs_since timestamptz;

CREATE INDEX tree_access_heirs ON tree_access (tree_id) WHERE is_heir;
CREATE INDEX tree_owner_warned ON tree (owner_warned_at) WHERE owner_warned_at IS NOT NULL;
