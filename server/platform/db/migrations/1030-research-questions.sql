-- Research questions: what is asked, what is to be searched, what was, what sources say, and what follows. All of it is its member's own.

CREATE TABLE research_question (
  id          text PRIMARY KEY CHECK (id ~ '^q-[a-z2-7]{20}$'),
  member_id   bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  title       text NOT NULL CHECK (length(title) BETWEEN 1 AND 150),
  -- Whom or what it is about: in words, and a person of a tree as folders name one. What they are called is read each time.
  subject     text NOT NULL DEFAULT '' CHECK (length(subject) <= 300),
  person_ref  text CHECK (length(person_ref) <= 200),
  known       text NOT NULL DEFAULT '' CHECK (length(known) <= 10000),
  state       text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'IN_WORK', 'CONCLUDED', 'SET_ASIDE')),
  conclusion  text NOT NULL DEFAULT '' CHECK (length(conclusion) <= 10000),
  confidence  text CHECK (confidence IN ('POSSIBLE', 'PROBABLE', 'PROVED')),
  made_at     timestamptz NOT NULL DEFAULT now(),
  changed_at  timestamptz NOT NULL DEFAULT now(),
  version     integer NOT NULL DEFAULT 1,
  -- Set when it is deleted: it can be brought back for 30 days.
  removed_at  timestamptz
);
CREATE INDEX research_question_of_member ON research_question (member_id, changed_at DESC);

-- What is collected for a question is in a folder of its own, which carries its name.
ALTER TABLE research_folder ADD question_id text UNIQUE REFERENCES research_question ON DELETE CASCADE;

CREATE TABLE research_plan_row (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  question_id text NOT NULL REFERENCES research_question ON DELETE CASCADE,
  what        text NOT NULL CHECK (length(what) BETWEEN 1 AND 300),
  place       text NOT NULL CHECK (length(place) <= 300),
  span        text NOT NULL CHECK (length(span) <= 300),
  outcome     text NOT NULL CHECK (outcome IN ('PLANNED', 'FOUND', 'NOTHING', 'INCONCLUSIVE', 'NOT_OPEN')),
  -- What the site had and missed of it when it was planned, in words; empty for sources elsewhere.
  held_then    text NOT NULL CHECK (length(held_then) <= 2000),
  missing_then text NOT NULL CHECK (length(missing_then) <= 2000),
  -- Where it is searched on this site; empty for sources elsewhere.
  address     text NOT NULL CHECK (length(address) <= 4000),
  note        text NOT NULL CHECK (length(note) <= 10000),
  version     integer NOT NULL DEFAULT 1,
  removed_at  timestamptz
);
CREATE INDEX research_plan_row_of_question ON research_plan_row (question_id, id);

CREATE TABLE research_log_row (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  question_id    text NOT NULL REFERENCES research_question ON DELETE CASCADE,
  -- The search of the diary it was made from; it outlives that.
  diary_entry_id bigint REFERENCES search_diary_entry ON DELETE SET NULL,
  what           text NOT NULL CHECK (length(what) BETWEEN 1 AND 300),
  where_done     text NOT NULL CHECK (length(where_done) BETWEEN 1 AND 300),
  -- As written.
  done_on        text NOT NULL CHECK (length(done_on) <= 300),
  outcome        text NOT NULL CHECK (outcome IN ('FOUND', 'NOTHING', 'INCONCLUSIVE', 'NOT_OPEN')),
  address        text NOT NULL CHECK (length(address) <= 4000),
  note           text NOT NULL CHECK (length(note) <= 10000),
  version        integer NOT NULL DEFAULT 1,
  removed_at     timestamptz
);
CREATE INDEX research_log_row_of_question ON research_log_row (question_id, id);
-- A search of the diary is in the log of one question once.
CREATE UNIQUE INDEX research_log_row_once ON research_log_row (question_id, diary_entry_id) WHERE removed_at IS NULL;
CREATE INDEX research_log_row_of_entry ON research_log_row (diary_entry_id) WHERE diary_entry_id IS NOT NULL;

CREATE TABLE research_evidence (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  question_id text NOT NULL REFERENCES research_question ON DELETE CASCADE,
  about       text NOT NULL CHECK (length(about) BETWEEN 1 AND 300),
  fact        text NOT NULL CHECK (fact IN ('NAME', 'BIRTH', 'BAPTISM', 'AGE', 'PARENTS', 'MARRIAGE', 'RESIDENCE', 'OCCUPATION', 'DEATH', 'BURIAL', 'OTHER')),
  value       text NOT NULL CHECK (length(value) <= 300),
  -- As written.
  date        text NOT NULL CHECK (length(date) <= 300),
  place       text NOT NULL CHECK (length(place) <= 300),
  information text NOT NULL CHECK (information IN ('PRIMARY', 'SECONDARY', 'UNKNOWN')),
  directness  text NOT NULL CHECK (directness IN ('DIRECT', 'INDIRECT', 'NEGATIVE')),
  weight      text NOT NULL CHECK (weight IN ('STRONG', 'SOME', 'WEAK', 'SET_ASIDE')),
  -- The source: in words, or a page of this site.
  citation    text NOT NULL CHECK (length(citation) <= 300),
  address     text NOT NULL CHECK (length(address) <= 4000),
  note        text NOT NULL CHECK (length(note) <= 10000),
  version     integer NOT NULL DEFAULT 1,
  removed_at  timestamptz
);
CREATE INDEX research_evidence_of_question ON research_evidence (question_id, id);

-- What a member says about a conflict of two statements. It counts while the conflict says the same.
CREATE TABLE research_conflict_word (
  question_id text NOT NULL REFERENCES research_question ON DELETE CASCADE,
  key         text NOT NULL CHECK (length(key) <= 100),
  reason      text NOT NULL CHECK (length(reason) <= 1000),
  word        text NOT NULL CHECK (length(word) BETWEEN 1 AND 10000),
  PRIMARY KEY (question_id, key)
);

-- Something to be done: for a question, for a person of a tree, or by itself.
CREATE TABLE research_task (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id   bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  question_id text REFERENCES research_question ON DELETE CASCADE,
  person_ref  text CHECK (length(person_ref) <= 200),
  text        text NOT NULL CHECK (length(text) BETWEEN 1 AND 300),
  due         date,
  done_at     timestamptz,
  made_at     timestamptz NOT NULL DEFAULT now(),
  version     integer NOT NULL DEFAULT 1,
  removed_at  timestamptz
);
CREATE INDEX research_task_of_member ON research_task (member_id, due) WHERE removed_at IS NULL;
CREATE INDEX research_task_of_person ON research_task (member_id, split_part(person_ref, ' ', 2)) WHERE person_ref IS NOT NULL;

-- A search that found nothing: what of its time and place had come on that very day, by newspaper or record set. What comes later is new.
ALTER TABLE search_diary_entry ADD nil_since date, ADD nil_of_day jsonb;
CREATE INDEX search_diary_nil ON search_diary_entry (member_id, searched_at DESC) WHERE nil_since IS NOT NULL;

-- What came to the site since a day.
CREATE INDEX newspaper_issue_by_added ON newspaper_issue (added_on);
