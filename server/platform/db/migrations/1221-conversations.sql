-- Messages between members (docs/adr/0074). Nothing of a page that a message is about is copied: only its address is kept, and it is named
-- with the rights of who reads, when they read.
CREATE TABLE conversation (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- In its address: 128 random bits and more.
  hash       text NOT NULL UNIQUE CHECK (hash ~ '^[0-9A-Za-z]{22}$'),
  -- The page of this site it was started about; null for none.
  about      text,
  started_by bigint REFERENCES member ON DELETE SET NULL,
  started_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX conversation_started_by ON conversation (started_by, started_at);

CREATE TABLE conversation_member (
  conversation_id bigint NOT NULL REFERENCES conversation ON DELETE CASCADE,
  member_id       bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  -- A request waits for this member's answer; one that was ignored, or a conversation that was left, shows nothing of what comes.
  standing        text NOT NULL CHECK (standing IN ('accepted', 'requested', 'ignored', 'left')),
  -- The last message they have seen, and the last that an email told of.
  read_to         bigint NOT NULL DEFAULT 0,
  mailed_to       bigint NOT NULL DEFAULT 0,
  is_muted        boolean NOT NULL DEFAULT false,
  -- Of the last message they can see; the order of their list.
  last_at         timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (conversation_id, member_id)
);
CREATE INDEX conversation_member_list ON conversation_member (member_id, standing, last_at DESC, conversation_id DESC);

CREATE TABLE conversation_message (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  conversation_id bigint NOT NULL REFERENCES conversation ON DELETE CASCADE,
  -- Messages go with the account that wrote them.
  sender_id       bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  -- Made by the sender's browser: what is sent twice is there once.
  client_id       text NOT NULL,
  -- Empty once it was taken back or removed.
  text            text NOT NULL,
  -- md5 of its words, to notice the same to many.
  words           text NOT NULL,
  about           text[] NOT NULL DEFAULT '{}',
  -- Held: a moderator looks first. Withheld: its reader has blocked the sender. Only the sender sees either.
  state           text NOT NULL DEFAULT 'sent' CHECK (state IN ('sent', 'held', 'withheld', 'taken-back', 'removed')),
  sent_at         timestamptz NOT NULL DEFAULT now(),
  UNIQUE (sender_id, client_id)
);
CREATE INDEX conversation_message_list ON conversation_message (conversation_id, id);
CREATE INDEX conversation_message_of_sender ON conversation_message (sender_id, sent_at);
CREATE INDEX conversation_message_recent ON conversation_message (sent_at);
CREATE INDEX conversation_message_words ON conversation_message (sender_id, words);
CREATE INDEX conversation_message_held ON conversation_message (id) WHERE state = 'held';

-- What a member deleted for themselves.
CREATE TABLE conversation_message_deleted (
  message_id bigint NOT NULL REFERENCES conversation_message ON DELETE CASCADE,
  member_id  bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  PRIMARY KEY (message_id, member_id)
);
CREATE INDEX conversation_message_deleted_by ON conversation_message_deleted (member_id);

CREATE TABLE member_block (
  member_id  bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  blocked_id bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  since      timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, blocked_id)
);
CREATE INDEX member_block_blocked ON member_block (blocked_id);

CREATE TABLE message_report (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id  bigint NOT NULL REFERENCES conversation_message ON DELETE CASCADE,
  reporter_id bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  reason      text NOT NULL,
  words       text NOT NULL,
  made_at     timestamptz NOT NULL DEFAULT now(),
  UNIQUE (message_id, reporter_id)
);
CREATE INDEX message_report_by ON message_report (reporter_id);

-- What a moderator decided of a message, and what its sender says against it.
CREATE TABLE message_decision (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id   bigint REFERENCES conversation_message ON DELETE SET NULL,
  -- The sender.
  member_id    bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  staff_id     bigint REFERENCES member ON DELETE SET NULL,
  decision     text NOT NULL CHECK (decision IN ('none', 'removed', 'paused')),
  reason       text NOT NULL,
  -- What the message said, for an appeal; it goes with the account.
  removed_text text NOT NULL DEFAULT '',
  decided_at   timestamptz NOT NULL DEFAULT now(),
  paused_until timestamptz,
  appeal       text,
  appealed_at  timestamptz
);
CREATE INDEX message_decision_of_message ON message_decision (message_id, id);
CREATE INDEX message_decision_of_member ON message_decision (member_id);
CREATE INDEX message_decision_by ON message_decision (staff_id);

-- What others wrote to a member and they can still see, for their archive. It is their own copy of a letter.
CREATE VIEW message_received AS
  SELECT r.member_id, c.hash AS conversation, m.text, m.sent_at
  FROM conversation_member r
  JOIN conversation c ON c.id = r.conversation_id
  JOIN conversation_message m ON m.conversation_id = c.id AND m.sender_id <> r.member_id AND m.state = 'sent'
  WHERE r.standing IN ('accepted', 'requested') AND NOT EXISTS (SELECT FROM conversation_message_deleted d WHERE d.message_id = m.id AND d.member_id = r.member_id);
