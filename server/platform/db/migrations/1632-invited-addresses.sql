-- Whether an account's address is proved to be its member's: by a code or a link that was emailed to it, by a provider that vouches for it, or by the operator who
-- made the account. Accounts that are there count as proved: where email is sent, each address had to be.
ALTER TABLE member ADD COLUMN email_confirmed_at timestamptz;
UPDATE member SET email_confirmed_at = registered_at WHERE email IS NOT NULL;

-- Who has the link of an invitation that was sent to another address, and asks its owner to let them in.
CREATE TABLE tree_invitation_request (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  invitation_id bigint NOT NULL REFERENCES tree_invitation ON DELETE CASCADE,
  member_id     bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  asked_at      timestamptz NOT NULL DEFAULT now(),
  -- Null while it waits; an owner who allows it makes the member one of the tree's.
  declined_at   timestamptz,
  UNIQUE (invitation_id, member_id)
);
CREATE INDEX tree_invitation_request_of_member ON tree_invitation_request (member_id);
