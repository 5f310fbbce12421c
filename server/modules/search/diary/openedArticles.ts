import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { type ArticleKind, articleTitle } from '#domain/newspapers/core/articleKind.ts';
import { isVisibleArticle } from '#server/engines/newspapers/articleParts.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { OpenedRecord } from './openedRecords.ts';

interface Row {
  id: string;
  headline: string | null;
  kind: ArticleKind;
  title: string;
  date: string;
}

/** Articles that can still be found, by id. */
export async function openedArticles(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, OpenedRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<Row>(
    `/* diary.openedArticles */ SELECT a.id, a.headline, a.kind, t.name AS title, i.date::text AS date
     FROM newspaper_article a JOIN open_issue i ON i.id = a.issue_id JOIN newspaper_title t ON t.id = i.title_id WHERE a.id = ANY($1::text[]) AND ${isVisibleArticle('a')}`,
    [[...new Set(ids)]],
  );
  return new Map(
    rows.map(({ id, title, date, ...article }) => [
      id,
      { name: articleTitle(article), recordSet: `${title}, ${dayInWords(new Date(`${date}T00:00:00Z`))}` },
    ]),
  );
}
