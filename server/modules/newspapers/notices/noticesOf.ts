import type { ArticleKind } from '#domain/newspapers/core/articleKind.ts';
import type { Notice, NoticePerson } from '#domain/newspapers/notices/readNotices.ts';
import { isVisibleArticle } from '#server/engines/newspapers/articleParts.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Notices of one name that are compared at most: the nearest to the dates asked for would be among them. */
const MOST = 2_000;

/** A notice with where it stands, and one of the people it is of. */
export interface StoredNotice extends Pick<Notice, 'event' | 'date' | 'text'> {
  person: NoticePerson;
  articleId: string;
  headline: string | null;
  kind: ArticleKind;
  issueId: string;
  /** `1842-02-05` */
  issueDate: string;
  pageLabel: string;
  newspaper: string;
  county: string | null;
  isSample: boolean;
}

/**
 * Notices of people of these surnames in articles that readers may know of, whose event lies within some years.
 *
 * @param surnames - folded, without spaces.
 */
export const noticesOf = (
  db: Database,
  surnames: readonly string[],
  { from, to }: { from: number; to: number },
): Promise<StoredNotice[]> =>
  db.rows<StoredNotice>(
    `/* notices.ofNames */ SELECT n.event, n.date::text AS date, n.text, n.person, a.id AS "articleId", a.headline, a.kind, i.id AS "issueId", i.date::text AS "issueDate",
       coalesce((SELECT label FROM newspaper_page WHERE issue_id = i.id AND position = a.first_page), a.first_page::text) AS "pageLabel", t.name AS newspaper, t.county, t.is_sample AS "isSample"
     FROM newspaper_notice n JOIN newspaper_article a ON a.no = n.article_no JOIN open_issue i ON i.id = a.issue_id JOIN newspaper_title t ON t.id = i.title_id
     WHERE n.surname = ANY($1::text[]) AND n.date >= make_date($2, 1, 1) AND n.date < make_date($3 + 1, 1, 1) AND ${isVisibleArticle('a')} ORDER BY n.date, a.no, n.position LIMIT ${MOST}`,
    [surnames, from, to],
  );
