-- What staff write to members. It lies in the inbox beside what members write to each other; many at once are reached by a segment, which a
-- second person of the staff approves.
CREATE TABLE staff_message (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subject       text NOT NULL CHECK (length(subject) BETWEEN 1 AND 150),
  text          text NOT NULL CHECK (length(text) BETWEEN 1 AND 5000),
  -- domain/messages/core/staffSegments.ts; null: to one member.
  segment       text CHECK (segment ~ '^[a-z][a-z-]{0,39}$'),
  -- The test group, of that segment.
  segment_group text,
  written_by    bigint REFERENCES member ON DELETE SET NULL,
  written_at    timestamptz NOT NULL DEFAULT now(),
  -- Null until a second person approves it.
  sent_at       timestamptz,
  recipients    integer NOT NULL DEFAULT 0
);
CREATE INDEX staff_message_written_by ON staff_message (written_by);
CREATE INDEX staff_message_written ON staff_message (id DESC);

CREATE TABLE staff_message_recipient (
  member_id  bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  message_id bigint NOT NULL REFERENCES staff_message ON DELETE CASCADE,
  read_at    timestamptz,
  -- The request to support that the member answered with.
  request_id bigint REFERENCES support_request ON DELETE SET NULL,
  PRIMARY KEY (member_id, message_id)
);
CREATE INDEX staff_message_recipient_of ON staff_message_recipient (message_id);
CREATE INDEX staff_message_recipient_request ON staff_message_recipient (request_id);

-- For the archive of the member.
CREATE VIEW staff_message_received AS
  SELECT r.member_id, m.subject, m.text, m.sent_at, r.read_at FROM staff_message_recipient r JOIN staff_message m ON m.id = r.message_id WHERE m.sent_at IS NOT NULL;
