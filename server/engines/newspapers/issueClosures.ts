import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import type { Database } from '#server/platform/db/database.ts';

import { lockChanges } from './newspaperLocks.ts';

/** Issues of a newspaper from one day to another, both included. */
export interface IssueSpan {
  titleId: string;
  from: string;
  to: string;
}

/** What is done with issues. */
export type IssueChange =
  /** Closes those until a day that are open, or closed until an earlier one. */
  | { change: 'close'; until: string }
  /** Opens those that are closed until a later day: now, or on an earlier one. */
  | { change: 'open'; until: string | null }
  | { change: 'withdraw' }
  | { change: 'restore' };

const IN_SPAN = 'title_id = $1 AND date BETWEEN $2 AND $3';
/** An issue keeps the reason for which readers do not have it. */
const WHY = 'closed_why = $4';

/** How many issues there are, and what says that they are closed as someone saw them. */
export async function closuresOf(
  tx: Database,
  { titleId, from, to }: IssueSpan,
): Promise<{ issues: number; state: string }> {
  const found = await tx.one<{ issues: number; state: string | null }>(
    `/* issueClosures.state */ SELECT count(*)::int AS issues, md5(string_agg(concat_ws(' ', id, closed_until, removed_at), ',' ORDER BY id)) AS state FROM newspaper_issue WHERE ${IN_SPAN}`,
    [titleId, from, to],
  );
  return { issues: found?.issues ?? 0, state: found?.state ?? '' };
}

/** Whether issues of a span would be open sooner, or again, by a change. */
export async function opensIssues(
  tx: Database,
  { titleId, from, to }: IssueSpan,
  change: IssueChange,
): Promise<boolean> {
  if (change.change === 'withdraw') return false;
  const condition =
    change.change === 'restore'
      ? 'removed_at IS NOT NULL AND $4::date IS NULL'
      : `closed_until > coalesce($4::date, '-infinity')`;
  const found = await tx.one(
    `/* issueClosures.opens */ SELECT 1 AS one FROM newspaper_issue WHERE ${IN_SPAN} AND ${condition} LIMIT 1`,
    [titleId, from, to, 'until' in change ? change.until : null],
  );
  return found !== null;
}

/**
 * What follows where issues were opened or closed: a day has an issue while an open one came out on it, and the search
 * takes their articles in or drops them.
 */
async function follow(tx: Database, issueIds: readonly string[]): Promise<void> {
  await lockChanges(tx);
  await tx.rows(
    `/* issueClosures.articles */ UPDATE newspaper_article SET change = nextval('newspaper_change') WHERE issue_id = ANY($1::text[])`,
    [issueIds],
  );
  const years = await tx.rows<{ titleId: string; year: number }>(
    `/* issueClosures.years */ DELETE FROM issue_day d USING (SELECT DISTINCT title_id, extract(year FROM date)::int AS year FROM newspaper_issue WHERE id = ANY($1::text[])) AS changed
     WHERE d.title_id = changed.title_id AND d.year = changed.year RETURNING d.title_id AS "titleId", d.year`,
    [issueIds],
  );
  const opened = await tx.rows<{ titleId: string; year: number }>(
    `/* issueClosures.openYears */ SELECT DISTINCT title_id AS "titleId", extract(year FROM date)::int AS year FROM open_issue WHERE id = ANY($1::text[])`,
    [issueIds],
  );
  const all = [...years, ...opened];
  await tx.rows(
    `/* issueClosures.days */ INSERT INTO issue_day (title_id, year, days)
     SELECT i.title_id, y.year, bit_or(set_bit(repeat('0', 366)::bit(366), extract(doy FROM i.date)::int - 1, 1))
     FROM (SELECT DISTINCT title_id, year FROM unnest($1::text[], $2::int[]) AS given (title_id, year)) AS y
     JOIN open_issue i ON i.title_id = y.title_id AND i.date >= make_date(y.year, 1, 1) AND i.date < make_date(y.year + 1, 1, 1) AND i.date_precision = 'day' GROUP BY i.title_id, y.year`,
    [all.map(({ titleId }) => titleId), all.map(({ year }) => year)],
  );
}

/** SQL of each change; the values are the newspaper, the first and the last day, why, and until when. */
const STATEMENTS = {
  close: `closed_until = $5::date, ${WHY} WHERE ${IN_SPAN} AND (closed_until IS NULL OR closed_until < $5::date)`,
  open: `closed_until = $5::date, closed_why = CASE WHEN $5::date IS NOT NULL OR removed_at IS NOT NULL THEN $4 END WHERE ${IN_SPAN} AND closed_until > coalesce($5::date, '-infinity')`,
  withdraw: `removed_at = now(), ${WHY} WHERE ${IN_SPAN} AND removed_at IS NULL AND $5::date IS NULL`,
  restore: `removed_at = NULL, closed_why = CASE WHEN closed_until IS NOT NULL THEN $4 END WHERE ${IN_SPAN} AND removed_at IS NOT NULL AND $5::date IS NULL`,
} as const;

interface ClosureNote {
  change: IssueChange['change'];
  until: string | null;
  why: string;
  issues: number;
  /** Null for the site itself. */
  memberId: number | null;
}

const note = (tx: Database, { titleId, from, to }: IssueSpan, { change, until, why, issues, memberId }: ClosureNote) =>
  tx.rows(
    '/* issueClosures.note */ INSERT INTO issue_closure (title_id, change, from_date, to_date, until, why, issues, member_id) VALUES ($1, $2, $3, $4, $5::date, $6, $7, $8)',
    [titleId, change, from, to, until, why, issues, memberId],
  );

/**
 * Opens or closes issues for every reader at once, and writes down what was done.
 * @returns how many changed
 */
export async function changeIssues(
  tx: Database,
  span: IssueSpan,
  change: IssueChange,
  { why, memberId }: { why: string; memberId: number | null },
): Promise<number> {
  const until = 'until' in change ? change.until : null;
  const changed = await tx.rows<{ id: string }>(
    `/* issueClosures.change */ UPDATE newspaper_issue SET ${STATEMENTS[change.change]} RETURNING id`,
    [span.titleId, span.from, span.to, why, until],
  );
  if (changed.length === 0) return 0;
  await follow(
    tx,
    changed.map(({ id }) => id),
  );
  await note(tx, span, { change: change.change, until, why, issues: changed.length, memberId });
  return changed.length;
}

/** Issues that are opened in one transaction: while it lasts no import takes another. */
const AT_ONCE = 200;

/**
 * Opens the issues whose day has come. Copies of the site do not wait for each other.
 * @param day - `YYYY-MM-DD` @returns how many
 */
export async function openDueIssues(db: Database, day: string): Promise<number> {
  for (let opened = 0; ;) {
    const due = await db.transaction(async (tx) => {
      const issues = await tx.rows<{ id: string; titleId: string; date: string }>(
        `/* issueClosures.due */ UPDATE newspaper_issue SET closed_until = NULL, closed_why = CASE WHEN removed_at IS NOT NULL THEN closed_why END
         WHERE id IN (SELECT id FROM newspaper_issue WHERE closed_until <= $1::date ORDER BY title_id, date LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED) RETURNING id, title_id AS "titleId", date::text AS date`,
        [day],
      );
      if (issues.length === 0) return 0;
      await follow(
        tx,
        issues.map(({ id }) => id),
      );
      const byTitle = new Map<string, string[]>();
      for (const { titleId, date } of issues) pushTo(byTitle, titleId, date);
      for (const [titleId, own] of byTitle) {
        const dates = own.sort();
        const span = { titleId, from: dates[0] ?? day, to: dates.at(-1) ?? day };
        const why = 'The day until which they were closed has come.';
        await note(tx, span, { change: 'open', until: null, why, issues: own.length, memberId: null });
      }
      return issues.length;
    });
    if (due === 0) return opened;
    opened += due;
  }
}
