import { tokenWords } from '#domain/newspapers/search/tokenWords.ts';
import { shownArticle } from '#server/engines/newspapers/shownArticle.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Fewer letters would offer half of the issue. */
const FEWEST_LETTERS = 2;

/** The words of an issue that start so, with how often each is there, most first; those of hidden articles are left out. */
export async function wordsOfIssue(db: Database, issueId: string, start: string, most: number): Promise<{ value: string; count: number }[]> {
  const prefix = tokenWords(start).at(-1) ?? '';
  if (prefix.length < FEWEST_LETTERS) return [];
  const zones = await db.rows<{ text: string; first: number; last: number }>(
    `/* iiif.issueWords */ SELECT text, first_line AS first, last_line AS last FROM newspaper_article article JOIN article_zone zone ON article_no = no
     JOIN page_text ON page_text.page_id = zone.page_id AND revision = (SELECT max(revision) FROM page_text latest WHERE latest.page_id = zone.page_id)
     WHERE issue_id = $1 AND ${shownArticle('article')}`,
    [issueId],
  );
  const counts = new Map<string, number>();
  for (const { text, first, last } of zones) {
    for (const word of text.split('\n').slice(first, last + 1).flatMap((line) => line.split(' ')).flatMap(tokenWords)) {
      if (word.startsWith(prefix)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, most);
}
