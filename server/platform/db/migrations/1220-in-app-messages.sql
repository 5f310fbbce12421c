-- Messages in the browser, as staff write them (docs/adr/0075). A draft is shown to no one; what was stopped stays, with its numbers.
CREATE TABLE in_app_message (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version     integer NOT NULL DEFAULT 1,
  state       text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'live', 'stopped')),
  kind        text NOT NULL CHECK (kind IN ('banner', 'card', 'modal')),
  title       text NOT NULL,
  body        text NOT NULL,
  -- Empty where the message leads nowhere.
  link_label  text NOT NULL,
  link_href   text NOT NULL,
  starts_at   timestamptz,
  ends_at     timestamptz,
  -- Where it may be shown, and to whom. An empty list asks nothing.
  block_list  text[] NOT NULL,
  allow_list  text[] NOT NULL,
  groups      text[] NOT NULL,
  flags       text[] NOT NULL,
  plans       text[] NOT NULL,
  -- Only for members who allowed functional storage.
  is_advert   boolean NOT NULL,
  priority    integer NOT NULL,
  cap_times   integer NOT NULL,
  cap_days    integer NOT NULL,
  changed_by  bigint REFERENCES member ON DELETE SET NULL,
  changed_at  timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX in_app_message_live ON in_app_message (priority DESC, id) WHERE state = 'live';
CREATE INDEX in_app_message_changed_by ON in_app_message (changed_by);

-- What became of a message: for the caps, and so that what was closed on one device stays closed on all.
CREATE TABLE in_app_event (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id bigint NOT NULL REFERENCES in_app_message ON DELETE CASCADE,
  member_id  bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN ('shown', 'dismissed', 'followed')),
  at         timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX in_app_event_of_member ON in_app_event (member_id, message_id);
CREATE INDEX in_app_event_of_message ON in_app_event (message_id, kind);
