import { EVER, type Gap, gapsIn, heldDates, heldYears, weekdaysOf } from '#domain/newspapers/core/coverage.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A title of an import, with what the site holds of it and what is missing in between. */
export interface TitleSummary {
  id: string;
  name: string;
  /** Issues whose day is known, of the site and of the import together. */
  issues: number;
  first: string | null;
  last: string | null;
  gaps: readonly Gap[];
}

/**
 * Titles with the days on which an issue is expected and missing; none is where the site has a closed one.
 *
 * @param read - dates that were read now, by title; those that the site holds already are added.
 */
export async function titleSummaries(
  db: Database,
  read: ReadonlyMap<string, { name: string; dates: readonly string[] }>,
): Promise<TitleSummary[]> {
  const ids = [...read.keys()];
  const years = await db.rows<{ title_id: string; year: number; days: string }>(
    '/* newspapers.heldDays */ SELECT title_id, year, days::text AS days FROM issue_day WHERE title_id = ANY($1::text[])',
    [ids],
  );
  const closed = await db.rows<{ title_id: string; date: string }>(
    `/* newspapers.closedDays */ SELECT title_id, date::text AS date FROM newspaper_issue WHERE title_id = ANY($1::text[]) AND date_precision = 'day' AND (closed_until IS NOT NULL OR removed_at IS NOT NULL)`,
    [ids],
  );
  const titles = await db.rows<{ id: string; name: string; publishes_on: number[] | null }>(
    '/* newspapers.titles */ SELECT id, name, publishes_on FROM newspaper_title WHERE id = ANY($1::text[])',
    [ids],
  );
  return [...read].map(([id, { name, dates: now }]) => {
    const known = titles.find((title) => title.id === id);
    const dates = [
      ...new Set([
        ...now,
        ...heldDates(
          years.filter((year) => year.title_id === id),
          EVER,
        ),
        ...closed.filter((issue) => issue.title_id === id).map(({ date }) => date),
      ]),
    ].sort();
    const gaps = gapsIn(heldYears(dates), known?.publishes_on ?? weekdaysOf(dates), EVER);
    return {
      id,
      name: known?.name ?? name,
      issues: dates.length,
      first: dates[0] ?? null,
      last: dates.at(-1) ?? null,
      gaps,
    };
  });
}
