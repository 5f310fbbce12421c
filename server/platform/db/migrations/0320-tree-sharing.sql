-- Invitations to trees. Whoever has the link joins; of its code only the hash is kept.

CREATE TABLE tree_invitation (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tree_id     bigint NOT NULL REFERENCES tree ON DELETE CASCADE,
  code_hash   bytea NOT NULL UNIQUE,
  role        text NOT NULL CHECK (role IN ('editor', 'guest')),
  sees_living boolean NOT NULL,
  -- Where it was sent, for the owner's list; null: a link that the owner hands on themselves.
  email       text CHECK (length(email) <= 254),
  created_at  timestamptz NOT NULL DEFAULT now(),
  expires_at  timestamptz NOT NULL,
  revoked_at  timestamptz,
  accepted_at timestamptz,
  -- Null while nobody has, and when who did has left.
  accepted_by bigint REFERENCES member ON DELETE SET NULL
);
CREATE INDEX tree_invitation_of_tree ON tree_invitation (tree_id, created_at DESC);
CREATE INDEX tree_invitation_of_member ON tree_invitation (accepted_by);

-- The owner shares the tree with people they invite, also while nobody has come yet.
ALTER TABLE tree ADD COLUMN invites_people boolean NOT NULL DEFAULT false;
