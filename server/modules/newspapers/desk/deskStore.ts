import { EVER, type GapReason, heldDates } from '#domain/newspapers/core/coverage.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import type {
  DeskNewspaper,
  DeskNewspaperYear,
  NewspaperFile,
  NewspaperFileState,
  NewspaperGapReason,
} from '#server/modules/kernel/graphql/types.generated.ts';
import { missingIn, titleDays } from '#server/modules/newspapers/browse/index.ts';
import { memberNameSql } from '#server/modules/records/sheets/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { ISSUE_OPENING, NEWSPAPER_ACCESS } from './heldNewspaper.ts';

/** Files of a newspaper that its page lists. */
const MOST_FILES = 20;

type TitleRow = Omit<DeskNewspaper, 'files'>;

const ACCESS = `coalesce((SELECT array_agg(r.access ORDER BY r.id) FROM access_rule r WHERE r.title_id = t.id AND r.county IS NULL AND r.from_date IS NULL AND r.to_date IS NULL), '{}')`;
/** SQL of a text that differs after each change of what the newspaper `t` is. */
const REVISION = `md5(jsonb_build_array(t.name, t.place_name, t.county, ${ACCESS})::text)`;
/** Whether something that opens it waits for a second person. */
const WAITS = `EXISTS (SELECT FROM staff_request q WHERE q.duty = 'records' AND q.kind IN ('${NEWSPAPER_ACCESS}', '${ISSUE_OPENING}') AND q.payload ->> 'newspaper' = t.id AND q.decided_at IS NULL AND q.expires_at > now())`;

const TITLE = `SELECT t.id, t.slug, t.name, t.place_name AS "placeName", t.county, ${ACCESS} AS access, ${REVISION} AS revision, ${WAITS} AS "isAskedToOpen",
    (SELECT count(*)::int FROM newspaper_issue i WHERE i.title_id = t.id) AS "issueCount",
    (SELECT min(date)::text FROM newspaper_issue i WHERE i.title_id = t.id) AS "firstIssue",
    (SELECT max(date)::text FROM newspaper_issue i WHERE i.title_id = t.id) AS "lastIssue",
    (SELECT count(*)::int FROM newspaper_issue i WHERE i.title_id = t.id AND (i.closed_until IS NOT NULL OR i.removed_at IS NOT NULL)) AS "closedCount"
  FROM newspaper_title t`;

/** @throws GraphQLError CONFLICT where a newspaper is another one than who asks has seen */
export async function requireSeen(tx: Pick<Database, 'one'>, id: string, revision: string): Promise<void> {
  const seen = await tx.one(
    `/* newspaperDesk.seen */ SELECT 1 AS one FROM newspaper_title t WHERE t.id = $1 AND ${REVISION} = $2`,
    [id, revision],
  );
  if (!seen) throw refusal('CONFLICT', 'This newspaper was changed meanwhile. Look at what it says now.');
}

/** Every newspaper by name, without what was brought for it. */
export const deskNewspapers = async (db: Database): Promise<DeskNewspaper[]> =>
  (await db.rows<TitleRow>(`/* newspaperDesk.titles */ ${TITLE} ORDER BY t.sort_key, t.id`)).map((title) => ({
    ...title,
    files: [],
  }));

interface FileRow extends Pick<
  NewspaperFile,
  'name' | 'bytes' | 'problem' | 'broughtBy' | 'issueCount' | 'refusedCount'
> {
  id: number;
  work: 'check' | 'take';
  stage: string;
  stepsDone: number;
  steps: number | null;
  broughtAt: Date;
}

function stateOf({ work, stage }: FileRow): NewspaperFileState {
  if (stage === 'arriving') return 'ARRIVING';
  if (stage === 'failed') return 'FAILED';
  if (work === 'check') return stage === 'waiting' ? 'CHECKING' : 'CHECKED';
  return stage === 'waiting' ? 'TAKING' : 'TAKEN';
}

/** A newspaper by its id or its name in addresses, with what was brought last for it; null where there is none. */
export async function deskNewspaper(
  db: Database,
  by: { id: string } | { slug: string },
): Promise<DeskNewspaper | null> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['slug', by.slug];
  const title = await db.one<TitleRow>(`/* newspaperDesk.title */ ${TITLE} WHERE t.${column} = $1`, [value]);
  if (!title) return null;
  const files = await db.rows<FileRow>(
    `/* newspaperDesk.files */ SELECT f.id, f.name, f.bytes::float8 AS bytes, f.work, f.stage, f.problem, f.steps_done::int AS "stepsDone", f.steps::int AS steps, f.created_at AS "broughtAt",
       ${memberNameSql('f.member_id')} AS "broughtBy", f.issues - f.refused AS "issueCount", f.refused AS "refusedCount"
     FROM newspaper_file f WHERE f.title_id = $1 ORDER BY f.id DESC LIMIT ${MOST_FILES}`,
    [title.id],
  );
  return {
    ...title,
    files: files.map((row) => {
      const { id, name, bytes, stage, problem, stepsDone, steps, broughtBy, broughtAt, issueCount, refusedCount } = row;
      return {
        id: String(id),
        name,
        bytes,
        state: stateOf(row),
        progress: stage === 'waiting' && steps !== null && steps > 0 ? Math.min(1, stepsDone / steps) : null,
        problem,
        broughtBy,
        broughtAt: broughtAt.toISOString(),
        issueCount,
        refusedCount,
      };
    }),
  };
}

const toCode = (reason: GapReason): NewspaperGapReason =>
  reason.toUpperCase().replaceAll(' ', '_') as NewspaperGapReason;

/** The reason that a code names. */
export const gapReasonOf = (code: NewspaperGapReason): GapReason =>
  code.toLowerCase().replaceAll('_', ' ') as GapReason;

/** The days of a year on which a newspaper has issues, misses some, or is known not to have come out; null without it. */
export async function deskNewspaperYear(db: Database, id: string, year: number): Promise<DeskNewspaperYear | null> {
  const title = await db.one<{ publishesOn: number[] | null }>(
    '/* newspaperDesk.days */ SELECT publishes_on AS "publishesOn" FROM newspaper_title WHERE id = $1',
    [id],
  );
  if (!title) return null;
  const days = await titleDays(db, { id, publishesOn: title.publishesOn });
  const reasons = new Map(missingIn(days, year).map(({ date, reason }) => [date, reason]));
  // What a curator noted is shown also where no issue is expected.
  for (const [date, reason] of days.reasons) if (Number(date.slice(0, 4)) === year) reasons.set(date, reason);
  const held = heldDates(
    days.years.filter((each) => each.year === year),
    EVER,
  );
  const closed = await db.rows<{ date: string }>(
    `/* newspaperDesk.closedDays */ SELECT DISTINCT date::text AS date FROM newspaper_issue WHERE title_id = $1 AND date >= make_date($2, 1, 1) AND date < make_date($2 + 1, 1, 1) AND date_precision = 'day'
     AND (closed_until IS NOT NULL OR removed_at IS NOT NULL) ORDER BY 1`,
    [id, year],
  );
  for (const date of [...held, ...closed.map((issue) => issue.date)]) reasons.delete(date);
  return {
    year,
    held,
    closed: closed.map(({ date }) => date).filter((date) => !held.includes(date)),
    gaps: [...reasons]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([date, reason]) => ({ date, reason: toCode(reason) })),
  };
}
