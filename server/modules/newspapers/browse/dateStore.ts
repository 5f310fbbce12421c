import type { Database } from '#server/platform/db/database.ts';

import { DATED, type DatedIssue } from './issueStore.ts';

/** An issue beside issues of other newspapers. */
interface IssueOfTitle {
  issue: DatedIssue;
  titleName: string;
  titleSlug: string;
  placeName: string | null;
}

/** What came out on a date, among all newspapers. */
interface IssuesOfDate {
  /** `1824-02-17` */
  date: string;
  issues: IssueOfTitle[];
  undated: IssueOfTitle[];
  dates: { date: string; issueCount: number }[];
  previous: string | null;
  next: string | null;
  firstIssue: string;
  lastIssue: string;
}

type IssueRow = DatedIssue & Omit<IssueOfTitle, 'issue'> & { title_id: string };

/** Issues that meet a condition, by the names of their newspapers. */
const issuesWhere = (
  condition: string,
  most: number,
): string => `SELECT issue.*, title.name AS "titleName", title.slug AS "titleSlug", title.place_name AS "placeName"
  FROM (SELECT ${DATED}, title_id FROM open_issue WHERE ${condition}) issue JOIN newspaper_title title ON title.id = issue.title_id ORDER BY title.sort_key, issue.id LIMIT ${most}`;

const inTitle = ({ titleName, titleSlug, placeName, title_id: _titleId, ...issue }: IssueRow): IssueOfTitle => ({
  issue,
  titleName,
  titleSlug,
  placeName,
});

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/u.test(text) && text >= '0001' && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/**
 * The issues of one date with the dates around it.
 *
 * @param asked - `1824-02-17`; null for the date of the first issue of all.
 * @returns null when there are no issues at all, or the date is none.
 */
export async function issuesOfDate(db: Database, asked: string | null): Promise<IssuesOfDate | null> {
  if (asked !== null && !isDate(asked)) return null;
  const ends = await db.one<{ first: string | null; last: string | null }>(
    '/* newspapers.ends */ SELECT min(date)::text AS first, max(date)::text AS last FROM open_issue',
  );
  if (!ends?.first || !ends.last) return null;
  const date = asked ?? ends.first;
  const [issues, undated, dates, around] = await Promise.all([
    db.rows<IssueRow>(
      `/* newspapers.issuesOfDate */ ${issuesWhere("date = $1::date AND date_precision = 'day'", 300)}`,
      [date],
    ),
    db.rows<IssueRow>(
      `/* newspapers.undatedIssues */ ${issuesWhere("date_precision = 'month' AND date = date_trunc('month', $1::date) OR date_precision = 'year' AND date = date_trunc('year', $1::date)", 100)}`,
      [date],
    ),
    db.rows<{ date: string; issueCount: number }>(
      `/* newspapers.datesOfMonth */ SELECT date::text AS date, count(*)::int AS "issueCount" FROM open_issue
       WHERE date >= date_trunc('month', $1::date) AND date < date_trunc('month', $1::date) + interval '1 month' AND date_precision = 'day' GROUP BY 1 ORDER BY 1`,
      [date],
    ),
    db.one<{ previous: string | null; next: string | null }>(
      `/* newspapers.datesAround */ SELECT (SELECT max(date)::text FROM open_issue WHERE date < $1::date AND date_precision = 'day') AS previous,
         (SELECT min(date)::text FROM open_issue WHERE date > $1::date AND date_precision = 'day') AS next`,
      [date],
    ),
  ]);
  return {
    date,
    issues: issues.map(inTitle),
    undated: undated.map(inTitle),
    dates,
    previous: around?.previous ?? null,
    next: around?.next ?? null,
    firstIssue: ends.first,
    lastIssue: ends.last,
  };
}
