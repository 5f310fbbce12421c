import type { ArticleKind } from '#domain/newspapers/core/articleKind.ts';
import { parseNewspaperId } from '#domain/newspapers/core/newspaperIds.ts';
import { isVisibleArticle } from '#server/engines/newspapers/articleParts.ts';
import type { DatePrecision } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

/** An issue with its date. */
export interface DatedIssue {
  id: string;
  /** `1824-02-17`, the first day of what is known. */
  date: string;
  datePrecision: DatePrecision;
  /** Empty for the only edition of a date. */
  edition: string;
  pageCount: number;
}

/** An issue, and which newspaper it is of. */
export interface HeldIssue extends DatedIssue {
  titleId: string;
  label: string | null;
}

interface OutlinedPage {
  id: string;
  position: number;
  label: string;
  words: number;
  hasImage: boolean;
}

interface OutlinedArticle {
  id: string;
  headline: string | null;
  kind: ArticleKind;
  isGuess: boolean;
  words: number;
  firstPage: number;
}

/** The columns of a dated issue. */
export const DATED = 'id, date::text AS date, upper(date_precision) AS "datePrecision", edition, pages AS "pageCount"';

/** How many issues a newspaper has, by year. */
export async function issueCountsOf(db: Database, titleId: string): Promise<Map<number, number>> {
  const rows = await db.rows<{ year: number; count: number }>(
    '/* newspapers.issueCounts */ SELECT extract(year FROM date)::int AS year, count(*)::int AS count FROM open_issue WHERE title_id = $1 GROUP BY 1 ORDER BY 1',
    [titleId],
  );
  return new Map(rows.map(({ year, count }) => [year, count]));
}

/** The issues of a newspaper in one year, in order. */
export const issuesOfYear = (db: Database, titleId: string, year: number): Promise<DatedIssue[]> =>
  db.rows<DatedIssue>(
    `/* newspapers.issuesOfYear */ SELECT ${DATED} FROM open_issue WHERE title_id = $1 AND date >= make_date($2, 1, 1) AND date < make_date($2 + 1, 1, 1) ORDER BY date, edition`,
    [titleId, year],
  );

/**
 * The issue that an id names: its own, that of one of its pages or articles, or a name its archive gives it. Null when
 * there is none.
 */
export async function findIssue(db: Database, name: string): Promise<HeldIssue | null> {
  const issueId = parseNewspaperId(name)?.issueId ?? null;
  return db.one<HeldIssue>(
    `/* newspapers.issue */ SELECT ${DATED}, title_id AS "titleId", label FROM open_issue
     WHERE id = $1 OR $1 IS NULL AND id = (SELECT issue_id FROM newspaper_alias WHERE alias = $2)`,
    [issueId, name],
  );
}

/** The issues of the same newspaper before and after one. */
export async function neighboursOf(
  db: Database,
  { titleId, date, edition }: HeldIssue,
): Promise<{ previous: DatedIssue | null; next: DatedIssue | null }> {
  const [previous, next] = await Promise.all([
    db.one<DatedIssue>(
      `/* newspapers.previousIssue */ SELECT ${DATED} FROM open_issue WHERE title_id = $1 AND (date, edition) < ($2::date, $3) ORDER BY date DESC, edition DESC LIMIT 1`,
      [titleId, date, edition],
    ),
    db.one<DatedIssue>(
      `/* newspapers.nextIssue */ SELECT ${DATED} FROM open_issue WHERE title_id = $1 AND (date, edition) > ($2::date, $3) ORDER BY date, edition LIMIT 1`,
      [titleId, date, edition],
    ),
  ]);
  return { previous, next };
}

/** Words of closed articles on a page, which are in no text that a reader gets. */
const CLOSED_WORDS = `SELECT sum(cardinality(string_to_array(line, ' '))) FROM (
    SELECT DISTINCT at, line FROM article_zone z JOIN newspaper_article a ON a.no = z.article_no AND a.hidden_reason IS NOT NULL AND NOT a.is_removed
    CROSS JOIN LATERAL (SELECT text FROM page_text WHERE page_id = z.page_id ORDER BY revision DESC LIMIT 1) latest
    CROSS JOIN LATERAL string_to_table(latest.text, E'\\n') WITH ORDINALITY AS lines (line, at)
    WHERE z.page_id = p.id AND at - 1 BETWEEN z.first_line AND z.last_line AND line <> '') closed`;

/** The pages of an issue, in order, with the words that readers find on them. */
export const pagesOfIssue = (db: Database, issueId: string): Promise<OutlinedPage[]> =>
  db.rows<OutlinedPage>(
    `/* newspapers.pages */ SELECT id, position, label, greatest(0, words - coalesce((${CLOSED_WORDS}), 0))::int AS words, image_id IS NOT NULL AS "hasImage" FROM newspaper_page p WHERE issue_id = $1 ORDER BY position`,
    [issueId],
  );

/** The articles of an issue that readers may know of, in order. */
export const articlesOfIssue = (db: Database, issueId: string): Promise<OutlinedArticle[]> =>
  db.rows<OutlinedArticle>(
    `/* newspapers.articles */ SELECT id, headline, kind, is_guess AS "isGuess", words, first_page AS "firstPage" FROM newspaper_article a
     WHERE issue_id = $1 AND ${isVisibleArticle('a')} ORDER BY position`,
    [issueId],
  );
