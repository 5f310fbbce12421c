import type { GapReason } from '#domain/newspapers/core/coverage.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Longest span that one command explains, in days: two centuries. */
const LONGEST_DAYS = 73_500;

/** A title as operators name it. */
export interface ListedTitle {
  id: string;
  name: string;
  county: string | null;
  issues: number;
  first: string | null;
  last: string | null;
}

/** Every title, by name. */
export const listTitles = (db: Database): Promise<ListedTitle[]> =>
  db.rows<ListedTitle>(
    `/* newspapers.titleList */ SELECT t.id, t.name, t.county, count(i.id)::int AS issues, min(i.date)::text AS first, max(i.date)::text AS last
     FROM newspaper_title t LEFT JOIN newspaper_issue i ON i.title_id = t.id GROUP BY t.id ORDER BY t.sort_key, t.id`,
  );

/** Whether a title is here. */
export const isTitle = async (db: Database, id: string): Promise<boolean> =>
  (await db.one('/* newspapers.isTitle */ SELECT 1 FROM newspaper_title WHERE id = $1', [id])) !== null;

/**
 * Notes why issues are missing on the days of a span, both included. Days that have an issue are left alone.
 *
 * @param reason - `unknown` forgets what was noted
 * @returns the number of days noted, or forgotten; null for a span that is too long
 */
export async function explainGaps(
  db: Database,
  titleId: string,
  { from, to }: { from: string; to: string },
  reason: GapReason,
): Promise<number | null> {
  if ((Date.parse(to) - Date.parse(from)) / 86_400_000 > LONGEST_DAYS) return null;
  if (reason === 'unknown')
    return (
      await db.rows(
        '/* newspapers.forgetGaps */ DELETE FROM issue_gap WHERE title_id = $1 AND date BETWEEN $2 AND $3 RETURNING date',
        [titleId, from, to],
      )
    ).length;
  const noted = await db.rows(
    `/* newspapers.explainGaps */ INSERT INTO issue_gap (title_id, date, reason)
     SELECT $1, day::date, $4 FROM generate_series($2::date, $3::date, interval '1 day') AS day
     WHERE NOT EXISTS (SELECT 1 FROM newspaper_issue i WHERE i.title_id = $1 AND i.date = day::date AND i.date_precision = 'day')
     ON CONFLICT (title_id, date) DO UPDATE SET reason = excluded.reason RETURNING date`,
    [titleId, from, to, reason],
  );
  return noted.length;
}

/** Sets the weekdays that a title came out on, from 1, Monday; null: they are worked out from its issues. */
export async function setWeekdays(db: Database, titleId: string, weekdays: readonly number[] | null): Promise<void> {
  await db.rows('/* newspapers.weekdays */ UPDATE newspaper_title SET publishes_on = $2 WHERE id = $1', [
    titleId,
    weekdays,
  ]);
}
