-- Clippings and collections (ADR 58). Nothing of a source is copied: a clipping names rectangles of images, and its picture is cut
-- each time with the rights of who looks.

CREATE TABLE clipping (
  id           text PRIMARY KEY CHECK (id ~ '^c-[a-z2-7]{20}$'),
  -- Null: the site's own.
  member_id    bigint REFERENCES member ON DELETE CASCADE,
  kind         text NOT NULL CHECK (kind IN ('newspaper', 'image', 'article', 'record')),
  -- Page of a newspaper, image, article or record, by kind. It may be gone: the clipping says so then.
  source_id    text NOT NULL CHECK (length(source_id) <= 300),
  title        text NOT NULL CHECK (length(title) BETWEEN 1 AND 300),
  note         text NOT NULL DEFAULT '' CHECK (length(note) <= 10000),
  tags         text[] NOT NULL DEFAULT '{}',
  -- As the member has changed it; null: the words of the source, read each time.
  text         text CHECK (length(text) <= 20000),
  -- What stays of the citation when the source is closed: nothing of its own words.
  citation     text NOT NULL,
  -- To search by: title, note and tags; and the words of the source, which are found only where they may be read.
  own_words    tsvector NOT NULL,
  source_words tsvector NOT NULL,
  made_at      timestamptz NOT NULL DEFAULT now(),
  changed_at   timestamptz NOT NULL DEFAULT now(),
  version      integer NOT NULL DEFAULT 1,
  -- 128 random bits; null while it is not shared.
  share_id     text UNIQUE CHECK (share_id ~ '^[A-Za-z0-9_-]{22}$'),
  shared_at    timestamptz,
  includes_note boolean NOT NULL DEFAULT false,
  -- Set when it is removed: it can be restored for 30 days.
  removed_at   timestamptz,
  CHECK ((share_id IS NULL) = (shared_at IS NULL))
);
CREATE INDEX clipping_of_member ON clipping (member_id, made_at DESC, id);
CREATE INDEX clipping_own_words ON clipping USING gin (own_words);
CREATE INDEX clipping_source_words ON clipping USING gin (source_words);
CREATE INDEX clipping_removed ON clipping (removed_at) WHERE removed_at IS NOT NULL;

-- Rectangles in the order of reading, in pixels of the image as it was then.
CREATE TABLE clipping_region (
  clipping_id  text NOT NULL REFERENCES clipping ON DELETE CASCADE,
  n            smallint NOT NULL CHECK (n BETWEEN 1 AND 20),
  image_id     text NOT NULL,
  -- Page of a newspaper; null for an image of records.
  page_id      text,
  x            integer NOT NULL CHECK (x >= 0),
  y            integer NOT NULL CHECK (y >= 0),
  width        integer NOT NULL CHECK (width > 0),
  height       integer NOT NULL CHECK (height > 0),
  image_width  integer NOT NULL,
  image_height integer NOT NULL,
  PRIMARY KEY (clipping_id, n)
);

CREATE TABLE collection (
  id           text PRIMARY KEY CHECK (id ~ '^k-[a-z2-7]{20}$'),
  kind         text NOT NULL CHECK (kind IN ('member', 'ours', 'partner')),
  -- Null: the site's own, or a partner's.
  owner_id     bigint REFERENCES member ON DELETE CASCADE,
  partner_name text CHECK (length(partner_name) BETWEEN 1 AND 200),
  name         text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  description  text NOT NULL DEFAULT '' CHECK (length(description) <= 5000),
  is_public    boolean NOT NULL DEFAULT false,
  cover        text REFERENCES clipping ON DELETE SET NULL,
  words        tsvector NOT NULL GENERATED ALWAYS AS (to_tsvector('simple', name || ' ' || description)) STORED,
  made_at      timestamptz NOT NULL DEFAULT now(),
  changed_at   timestamptz NOT NULL DEFAULT now(),
  version      integer NOT NULL DEFAULT 1,
  removed_at   timestamptz,
  CHECK ((kind = 'member') = (owner_id IS NOT NULL)),
  CHECK ((kind = 'partner') = (partner_name IS NOT NULL))
);
CREATE INDEX collection_of_owner ON collection (owner_id);
CREATE INDEX collection_words ON collection USING gin (words) WHERE is_public AND removed_at IS NULL;
CREATE INDEX collection_public ON collection (kind, changed_at DESC) WHERE is_public AND removed_at IS NULL;
CREATE INDEX collection_removed ON collection (removed_at) WHERE removed_at IS NOT NULL;

CREATE TABLE collection_item (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  collection_id text NOT NULL REFERENCES collection ON DELETE CASCADE,
  clipping_id   text REFERENCES clipping ON DELETE CASCADE,
  record_id     text CHECK (length(record_id) <= 300),
  -- A fraction (domain/clippings/collections/positionBetween.ts).
  position      text COLLATE "C" NOT NULL CHECK (position ~ '^[0-9a-z]*[1-9a-z]$'),
  note          text NOT NULL DEFAULT '' CHECK (length(note) <= 10000),
  -- Null: the site.
  added_by      bigint REFERENCES member ON DELETE CASCADE,
  added_at      timestamptz NOT NULL DEFAULT now(),
  UNIQUE (collection_id, position),
  UNIQUE (collection_id, clipping_id),
  UNIQUE (collection_id, record_id),
  CHECK (num_nonnulls(clipping_id, record_id) = 1)
);
CREATE INDEX collection_item_of_clipping ON collection_item (clipping_id);
CREATE INDEX collection_item_of_member ON collection_item (added_by);

-- Whom a collection is shared with, beside its owner.
CREATE TABLE collection_member (
  collection_id text NOT NULL REFERENCES collection ON DELETE CASCADE,
  member_id     bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  role          text NOT NULL CHECK (role IN ('owner', 'editor', 'reader')),
  since         timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (collection_id, member_id)
);
CREATE INDEX collection_member_of_member ON collection_member (member_id);

-- Links that let one person join; of the token only the hash is kept.
CREATE TABLE collection_invitation (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  collection_id text NOT NULL REFERENCES collection ON DELETE CASCADE,
  token_hash    bytea NOT NULL UNIQUE,
  role          text NOT NULL CHECK (role IN ('owner', 'editor', 'reader')),
  made_at       timestamptz NOT NULL DEFAULT now(),
  expires_at    timestamptz NOT NULL,
  accepted_at   timestamptz,
  -- Null while no one has, and when who did has left.
  accepted_by   bigint REFERENCES member ON DELETE SET NULL
);
CREATE INDEX collection_invitation_of_collection ON collection_invitation (collection_id);
CREATE INDEX collection_invitation_of_member ON collection_invitation (accepted_by);

-- Whether members may share pictures of what only some may read (domain/clippings/core/sharedPicture.ts). Null: nothing is said.
ALTER TABLE access_rule ADD allows_sharing boolean;
