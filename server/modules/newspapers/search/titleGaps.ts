import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import {
  countGaps,
  type DateSpan,
  EVER,
  type GapReason,
  heldDates,
  type HeldYear,
  weekdaysOfYears,
} from '#domain/newspapers/core/coverage.ts';
import type { ArticleFilters } from '#domain/newspapers/search/articleQuery.ts';
import { dateOfDay } from '#domain/newspapers/search/dayNumber.ts';
import { type PublishedAt, titlePlace } from '#server/engines/newspapers/titlePlace.ts';
import type { TitleGaps } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Newspapers whose gaps are counted: those with the most issues of the time searched. */
const MOST_COUNTED = 12;
const MOST_TOLD = 6;

interface SearchedTitle extends PublishedAt {
  id: string;
  slug: string;
  name: string;
  publishesOn: number[] | null;
}

/** The spans of dates that a search is about: its decades within its dates, in order. */
export function spansOf({ fromDay, toDay, decade = [] }: ArticleFilters): DateSpan[] {
  const whole = {
    from: fromDay == null ? EVER.from : dateOfDay(fromDay),
    to: toDay == null ? EVER.to : dateOfDay(toDay),
  };
  if (decade.length === 0) return [whole];
  return decade.map((text) => {
    const first = Number.parseInt(text, 10);
    const [from, to] = [`${first}-01-01`, `${first + 9}-12-31`];
    return { from: from > whole.from ? from : whole.from, to: to < whole.to ? to : whole.to };
  });
}

const yearOf = (date: string): number => Number(date.slice(0, 4));
const orNull = <Value>(values: readonly Value[] | null | undefined): readonly Value[] | null =>
  values && values.length > 0 ? values : null;

/**
 * The newspapers that a search looked into, those with the most issues in the years of its time first: a row a year is
 * read, not one an issue.
 */
async function searchedTitles(
  db: Database,
  { title, county, region, country, places }: ArticleFilters,
  spans: readonly DateSpan[],
): Promise<SearchedTitle[]> {
  const titles = await db.rows<SearchedTitle>(
    `/* newspapers.searched */ SELECT t.id, t.slug, t.name, t.publishes_on AS "publishesOn", t.place_id AS "placeId", t.place_name AS "placeName", t.county, t.country
     FROM newspaper_title t JOIN issue_day d ON d.title_id = t.id JOIN unnest($5::int[], $6::int[]) AS span (first, last) ON d.year BETWEEN span.first AND span.last
     WHERE ($1::text[] IS NULL OR t.id = ANY($1)) AND ($2::text[] IS NULL OR t.county = ANY($2)) AND ($3::text[] IS NULL OR t.region = ANY($3))
       AND ($4::text[] IS NULL OR t.country = ANY($4))
     GROUP BY t.id ORDER BY sum(bit_count(d.days)) DESC, t.id`,
    [
      orNull(title),
      orNull(county),
      orNull(region),
      orNull(country),
      spans.map(({ from }) => yearOf(from)),
      spans.map(({ to }) => yearOf(to)),
    ],
  );
  const wanted = places && new Set<number | null>(places);
  return titles.filter((title) => !wanted || wanted.has(titlePlace(title))).slice(0, MOST_COUNTED);
}

/**
 * The newspapers that a search looks into, with the issues of its time that are here and missing; those with the most
 * issues first.
 */
export async function titleCoverage(db: Database, filters: ArticleFilters): Promise<(TitleGaps & { id: string })[]> {
  if (filters.issue && filters.issue.length > 0) return [];
  const spans = spansOf(filters).filter(({ from, to }) => from <= to);
  const titles = spans.length === 0 ? [] : await searchedTitles(db, filters, spans);
  if (titles.length === 0) return [];
  const ids = titles.map(({ id }) => id);
  const [days, known] = await Promise.all([
    db.rows<HeldYear & { id: string }>(
      '/* newspapers.searchedDays */ SELECT title_id AS id, year, days::text AS days FROM issue_day WHERE title_id = ANY($1::text[]) ORDER BY year',
      [ids],
    ),
    db.rows<{ id: string; date: string; reason: GapReason }>(
      '/* newspapers.searchedGaps */ SELECT title_id AS id, date::text AS date, reason FROM issue_gap WHERE title_id = ANY($1::text[])',
      [ids],
    ),
  ]);
  const years = new Map<string, HeldYear[]>();
  for (const { id, ...year } of days) pushTo(years, id, year);
  return titles.map(({ id, slug, name, publishesOn }) => {
    const held = years.get(id) ?? [];
    const reasons = new Map(known.filter((gap) => gap.id === id).map(({ date, reason }) => [date, reason]));
    const missing = spans.reduce(
      (sum, span) => sum + countGaps(held, publishesOn ?? weekdaysOfYears(held), span, reasons),
      0,
    );
    return { id, title: name, slug, missing, held: spans.reduce((sum, span) => sum + heldDates(held, span).length, 0) };
  });
}

/**
 * Which of the newspapers that a search looked into miss issues of its time, and how many; those that miss most first.
 */
export async function titleGaps(db: Database, filters: ArticleFilters): Promise<TitleGaps[]> {
  const counted = await titleCoverage(db, filters);
  return counted
    .filter(({ missing }) => missing > 0)
    .sort((a, b) => b.missing - a.missing)
    .slice(0, MOST_TOLD)
    .map(({ id: _id, ...gaps }) => gaps);
}
