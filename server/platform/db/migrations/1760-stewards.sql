-- Members who look after one record set: they bring its files, mend them and publish them, and see no other set.

CREATE TABLE steward (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Id of the record set, which its sheet has from the first day on: nothing need be published of it.
  set_key    text NOT NULL,
  -- Where the invitation went, and what its link is known by; empty once it is accepted.
  email      text CHECK (length(email) BETWEEN 3 AND 254),
  token_hash bytea UNIQUE,
  -- Until when the link works.
  expires_at timestamptz NOT NULL,
  invited_by bigint REFERENCES member ON DELETE SET NULL,
  invited_at timestamptz NOT NULL DEFAULT now(),
  -- Who accepted it, and since when they are a steward.
  member_id  bigint REFERENCES member ON DELETE CASCADE,
  since      timestamptz,
  -- Of one who is a steward no more; an invitation that was taken away is deleted.
  ended_at   timestamptz,
  CHECK ((member_id IS NULL) = (since IS NULL) AND (member_id IS NULL) = (email IS NOT NULL) AND (email IS NULL) = (token_hash IS NULL)),
  CHECK (ended_at IS NULL OR member_id IS NOT NULL)
);
CREATE UNIQUE INDEX steward_now ON steward (member_id, set_key) WHERE ended_at IS NULL;
CREATE INDEX steward_of_set ON steward (set_key);
CREATE INDEX steward_by_member ON steward (member_id) WHERE member_id IS NOT NULL;
CREATE INDEX steward_by_inviter ON steward (invited_by) WHERE invited_by IS NOT NULL;
CREATE INDEX steward_invited ON steward (expires_at) WHERE member_id IS NULL;

-- What stewards do is written down as what staff do is.
ALTER TABLE staff_act DROP CONSTRAINT staff_act_actor_check,
  ADD CONSTRAINT staff_act_actor_check CHECK (actor IN ('staff', 'operator', 'steward'));
