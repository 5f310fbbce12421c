import type { ArticleFilters } from '#domain/newspapers/search/articleQuery.ts';
import { type PublishedAt, titlePlace } from '#server/engines/newspapers/titlePlace.ts';
import type { Database } from '#server/platform/db/database.ts';

import { spansOf } from './titleGaps.ts';

/** Issues of one newspaper that came to the site, of the time and place of a search. */
export interface AddedIssues {
  titleId: string;
  title: string;
  count: number;
  firstYear: number;
  lastYear: number;
}

/** A search, and since which day issues are asked about, `YYYY-MM-DD`. */
export interface AddedAsked {
  filters: ArticleFilters;
  since: string;
}

type Row = AddedIssues & PublishedAt & { ask: number };

const orNull = (values: readonly string[] | null | undefined): readonly string[] | null =>
  values && values.length > 0 ? values : null;

/**
 * Issues that came since a day, of the time, titles and place that each search looks into: words narrow nothing. One
 * statement for all.
 * @returns for each search, by newspaper, those with the most issues first.
 */
export async function issuesAdded(db: Database, asked: readonly AddedAsked[]): Promise<AddedIssues[][]> {
  const spans = asked.flatMap(({ filters, since }, ask) =>
    (filters.issue && filters.issue.length > 0 ? [] : spansOf(filters)).map(({ from, to }) => ({
      ask,
      since,
      first: from,
      last: to,
      titles: orNull(filters.title),
      counties: orNull(filters.county),
      regions: orNull(filters.region),
      countries: orNull(filters.country),
    })),
  );
  const rows =
    spans.length === 0
      ? []
      : await db.rows<Row>(
          `/* newspapers.issuesAdded */ SELECT s.ask, t.id AS "titleId", t.name AS title, count(*) AS count, min(extract(year FROM i.date))::int AS "firstYear", max(extract(year FROM i.date))::int AS "lastYear",
             t.place_id AS "placeId", t.place_name AS "placeName", t.county, t.country
           FROM jsonb_to_recordset($1::jsonb) AS s(ask int, since date, first date, last date, titles text[], counties text[], regions text[], countries text[])
           JOIN open_issue i ON i.added_on >= s.since AND i.date BETWEEN s.first AND s.last JOIN newspaper_title t ON t.id = i.title_id
           WHERE (s.titles IS NULL OR t.id = ANY(s.titles)) AND (s.counties IS NULL OR t.county = ANY(s.counties)) AND (s.regions IS NULL OR t.region = ANY(s.regions)) AND (s.countries IS NULL OR t.country = ANY(s.countries))
           GROUP BY s.ask, t.id ORDER BY count(*) DESC, t.id`,
          [JSON.stringify(spans)],
        );
  return asked.map(({ filters: { places } }, at) => {
    const wanted = places && new Set<number | null>(places);
    return rows
      .filter((row) => row.ask === at && (!wanted || wanted.has(titlePlace(row))))
      .map(({ titleId, title, count, firstYear, lastYear }) => ({ titleId, title, count, firstYear, lastYear }));
  });
}
