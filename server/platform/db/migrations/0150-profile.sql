-- What members tell about themselves, and which mail they want.

-- Made when it is first asked for; a member without a row has the defaults.
CREATE TABLE member_profile (
  member_id           bigint PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  -- What others know the profile by; says nothing about the account or when it was made.
  profile_id          uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  -- Nothing of the member's name or address is in one that was made up here.
  username            text NOT NULL DEFAULT 'reader-' || substr(md5(gen_random_uuid()::text), 1, 10)
                      CHECK (username ~ '^[A-Za-z0-9._-]{3,30}$'),
  pronouns            text CHECK (length(pronouns) BETWEEN 1 AND 40),
  shows_age_group     boolean NOT NULL DEFAULT false,
  -- Restricted shows others the username only, and is what a profile begins with.
  status              text NOT NULL DEFAULT 'RESTRICTED' CHECK (status IN ('ACTIVE', 'RESTRICTED')),
  last_active_at      timestamptz
);
CREATE UNIQUE INDEX member_profile_by_username ON member_profile (lower(username));

-- Where else a member can be found; one identifier for each kind of place.
CREATE TABLE member_social (
  member_id  bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  type       text NOT NULL,
  identifier text NOT NULL CHECK (length(identifier) BETWEEN 1 AND 100),
  PRIMARY KEY (member_id, type)
);

-- The picture of a profile in its two sizes. In the database, so that every copy of the site and every backup has it.
CREATE TABLE profile_picture (
  member_id  bigint PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  -- The name in the picture's address: a hash of the picture and of the profile's id, so that it cannot be guessed.
  name       text NOT NULL UNIQUE CHECK (name ~ '^[0-9a-f]{32}$'),
  -- WebP, 96 and 384 pixels wide and high, without metadata.
  small      bytea NOT NULL,
  large      bytea NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);

-- Which mail a member wants; a member without a row has the defaults of domain/accounts/notificationSettings.ts.
CREATE TABLE notification_setting (
  member_id                   bigint PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  private_messages            boolean NOT NULL,
  error_corrections           boolean NOT NULL,
  news                        boolean NOT NULL,
  offers                      boolean NOT NULL,
  partner                     boolean NOT NULL,
  guides_and_tips             boolean NOT NULL,
  discoveries                 boolean NOT NULL,
  unsubscribe_from_everything boolean NOT NULL,
  marketing_opt_in            boolean NOT NULL,
  changed_at                  timestamptz NOT NULL DEFAULT now()
);
