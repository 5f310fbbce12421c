-- Requests to support: of a member, or of a visitor by email.
CREATE TABLE support_request (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What people call it: it says nothing of how many there are.
  reference   text NOT NULL UNIQUE CHECK (reference ~ '^R-[A-Z2-7]{8}$'),
  member_id   bigint REFERENCES member ON DELETE CASCADE,
  -- Of a visitor; a member's is that of the account.
  email       text CHECK (length(email) <= 254),
  topic       text NOT NULL CHECK (length(topic) <= 20),
  subject     text NOT NULL CHECK (length(subject) BETWEEN 1 AND 150),
  about       text NOT NULL DEFAULT '' CHECK (length(about) <= 200),
  state       text NOT NULL DEFAULT 'NEW' CHECK (state IN ('NEW', 'OPEN', 'WAITING', 'SOLVED', 'CLOSED')),
  promised_on date NOT NULL,
  made_at     timestamptz NOT NULL DEFAULT now(),
  changed_at  timestamptz NOT NULL DEFAULT now(),
  solved_at   timestamptz,
  CHECK ((member_id IS NULL) <> (email IS NULL))
);
CREATE INDEX support_request_of_member ON support_request (member_id, changed_at DESC);
CREATE INDEX support_request_in_state ON support_request (state, changed_at);

CREATE TABLE support_message (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id bigint NOT NULL REFERENCES support_request ON DELETE CASCADE,
  is_staff   boolean NOT NULL,
  -- Who of the staff wrote it.
  staff_id   bigint REFERENCES member ON DELETE SET NULL,
  text       text NOT NULL CHECK (length(text) BETWEEN 1 AND 5000),
  written_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX support_message_of_request ON support_message (request_id, id);

-- Files are sent before the message they belong to; those of no message are deleted after a day.
CREATE TABLE support_file (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id bigint REFERENCES support_request ON DELETE CASCADE,
  message_id bigint REFERENCES support_message ON DELETE CASCADE,
  -- Opens it to the message it was sent for, once.
  token_hash bytea UNIQUE,
  name       text NOT NULL CHECK (length(name) BETWEEN 1 AND 160),
  media_type text NOT NULL CHECK (media_type IN ('application/pdf', 'image/webp', 'text/plain')),
  bytes      integer NOT NULL CHECK (bytes BETWEEN 1 AND 10000000),
  content    bytea NOT NULL,
  sent_at    timestamptz NOT NULL DEFAULT now(),
  CHECK ((message_id IS NULL) = (token_hash IS NOT NULL))
);
ALTER TABLE support_file ALTER COLUMN content SET STORAGE EXTERNAL;
CREATE INDEX support_file_of_message ON support_file (message_id);
CREATE INDEX support_file_of_request ON support_file (request_id);
CREATE INDEX support_file_alone ON support_file (sent_at) WHERE message_id IS NULL;

-- Links in emails to visitors, each its own.
CREATE TABLE support_link (
  token_hash bytea PRIMARY KEY,
  request_id bigint NOT NULL REFERENCES support_request ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX support_link_of_request ON support_link (request_id);
