-- Members correct the lines of newspapers (ADR 49). The text of a page is what its last import read, with the corrections that
-- are in force written into it.

-- Lines of this text that members have corrected, ascending.
ALTER TABLE page_text ADD corrected_lines integer[] NOT NULL DEFAULT '{}';

-- Every correction there ever was. Rows are never deleted and refer to no page: they outlive what an import takes away.
CREATE TABLE line_correction (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  issue_id         text NOT NULL,
  page_id          text NOT NULL,
  -- Of the page's text as it is imported now, from 0. Null: a later import has no line like it, and a curator must place it.
  line             integer CHECK (line >= 0),
  -- The revision of the text that its member had before them.
  base_revision    integer NOT NULL,
  before           text NOT NULL,
  after            text NOT NULL,
  -- Null: a former member.
  member_id        bigint REFERENCES member ON DELETE SET NULL,
  made_at          timestamptz NOT NULL DEFAULT now(),
  -- In force: the last applied one of a line.
  state            text NOT NULL CHECK (state IN ('waiting', 'applied', 'refused', 'undone')),
  -- Why a curator had to read it first (domain/newspapers/corrections/reviewReason.ts).
  review_reason    text CHECK (review_reason IN ('newcomer', 'burst', 'link', 'wording')),
  -- The revision of the text in which it was applied, or undone again. Null: it never was in the text.
  changed_revision integer,
  decided_by       bigint REFERENCES member ON DELETE SET NULL,
  decided_at       timestamptz,
  -- Where the line was when an import left it without a place: the revision of that import, the line, its box in pixels.
  lost_in          integer,
  lost_line        integer,
  lost_box         integer[],
  CHECK ((line IS NULL) = (lost_in IS NOT NULL))
);
CREATE INDEX line_correction_by_page ON line_correction (page_id, line);
CREATE INDEX line_correction_by_issue ON line_correction (issue_id);
CREATE INDEX line_correction_by_member ON line_correction (member_id, made_at);
CREATE INDEX line_correction_waiting ON line_correction (id) WHERE state = 'waiting';
CREATE INDEX line_correction_lost ON line_correction (id) WHERE line IS NULL;

-- Pages that curators alone correct.
CREATE TABLE page_protection (
  page_id      text PRIMARY KEY,
  reason       text NOT NULL,
  protected_by bigint REFERENCES member ON DELETE SET NULL,
  protected_at timestamptz NOT NULL DEFAULT now()
);
