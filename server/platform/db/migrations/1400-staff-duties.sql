-- Who of the staff may do what (docs/adr, duties of staff). Duties count only while the account is one of staff.
CREATE TABLE staff_duty (
  member_id bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  duty      text NOT NULL CHECK (duty IN ('support', 'billing', 'moderation', 'content', 'operations', 'audit')),
  given_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, duty)
);

-- Staff of an installation that is older than duties may do what they could do before. A new site has no accounts yet.
INSERT INTO staff_duty (member_id, duty)
  SELECT id, duty FROM member, unnest(ARRAY['support', 'billing', 'moderation', 'content', 'operations', 'audit']) AS duty WHERE kind = 'internal';

-- What staff did. Only ever added to; erasing an account takes the person out of it and leaves the act.
CREATE TABLE staff_act (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  happened_at timestamptz NOT NULL,
  actor       text NOT NULL CHECK (actor IN ('staff', 'operator')),
  -- Null for an operator on the command line, and when the account is gone.
  staff_id    bigint REFERENCES member ON DELETE SET NULL,
  duty        text NOT NULL CHECK (duty IN ('support', 'billing', 'moderation', 'content', 'operations', 'audit')),
  -- domain/staff/duties/staffActs.ts names them.
  what        text NOT NULL CHECK (what ~ '^[a-z][a-z-]{0,39}$'),
  -- Whose account it was about; null when about none, and when it was erased.
  member_id   bigint REFERENCES member ON DELETE SET NULL,
  -- In the words of staff; null when they gave none, and when the account was erased.
  reason      text CHECK (length(reason) BETWEEN 1 AND 500),
  before      jsonb CHECK (jsonb_typeof(before) = 'object' AND length(before::text) <= 4000),
  after       jsonb CHECK (jsonb_typeof(after) = 'object' AND length(after::text) <= 4000)
);
CREATE INDEX staff_act_of_member ON staff_act (member_id, id DESC) WHERE member_id IS NOT NULL;
CREATE INDEX staff_act_by_staff ON staff_act (staff_id, id DESC) WHERE staff_id IS NOT NULL;
CREATE INDEX staff_act_of_kind ON staff_act (what, id DESC);

CREATE FUNCTION staff_act_is_written_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND (NEW.id, NEW.happened_at, NEW.actor, NEW.duty, NEW.what) = (OLD.id, OLD.happened_at, OLD.actor, OLD.duty, OLD.what)
    AND (NEW.staff_id IS NULL OR NEW.staff_id = OLD.staff_id)
    AND ((NEW.member_id, NEW.reason, NEW.before, NEW.after) IS NOT DISTINCT FROM (OLD.member_id, OLD.reason, OLD.before, OLD.after)
      -- The person is taken out, with the words about them.
      OR OLD.member_id IS NOT NULL AND NEW.member_id IS NULL
        AND (NEW.reason IS NULL OR NEW.reason = OLD.reason) AND (NEW.before IS NULL OR NEW.before = OLD.before) AND (NEW.after IS NULL OR NEW.after = OLD.after))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'What staff did is only ever added to.' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER staff_act_once BEFORE UPDATE OR DELETE ON staff_act FOR EACH ROW EXECUTE FUNCTION staff_act_is_written_once();

-- What one member of staff asks and another must approve within 24 hours.
CREATE TABLE staff_request (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind        text NOT NULL CHECK (kind ~ '^[a-z][a-z-]{0,39}$'),
  duty        text NOT NULL CHECK (duty IN ('support', 'billing', 'moderation', 'content', 'operations', 'audit')),
  payload     jsonb NOT NULL CHECK (jsonb_typeof(payload) = 'object' AND length(payload::text) <= 4000),
  -- Whose account it is about; null when about none.
  member_id   bigint REFERENCES member ON DELETE CASCADE,
  reason      text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  asked_by    bigint REFERENCES member ON DELETE SET NULL,
  asked_at    timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL CHECK (expires_at > asked_at),
  decided_by  bigint REFERENCES member ON DELETE SET NULL,
  decided_at  timestamptz,
  is_approved boolean,
  -- When what was approved was carried out; null until then.
  done_at     timestamptz,
  CHECK ((decided_at IS NULL) = (is_approved IS NULL)),
  CHECK (done_at IS NULL OR is_approved)
);
CREATE INDEX staff_request_waiting ON staff_request (expires_at) WHERE decided_at IS NULL;
CREATE INDEX staff_request_of_member ON staff_request (member_id) WHERE member_id IS NOT NULL;
CREATE INDEX staff_request_by_asker ON staff_request (asked_by) WHERE asked_by IS NOT NULL;
CREATE INDEX staff_request_by_decider ON staff_request (decided_by) WHERE decided_by IS NOT NULL;
