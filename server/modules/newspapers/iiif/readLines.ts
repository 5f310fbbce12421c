import { unpackPage } from '#domain/newspapers/pages/packedPage.ts';
import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';
import { tokenWords } from '#domain/newspapers/search/tokenWords.ts';
import { isVisibleArticle } from '#server/engines/newspapers/articleParts.ts';
import { closedLines } from '#server/engines/newspapers/closedZones.ts';
import { pageText, type StoredPage } from '#server/engines/newspapers/pageText.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Fewer letters would offer half of the issue. */
const FEWEST_LETTERS = 2;

/** The zones of open articles on a page. */
interface PageZones {
  pageId: string;
  first: number[];
  last: number[];
}

/**
 * The words of an issue that start so, with how often each is there, most first; those of hidden articles are left out.
 */
export async function wordsOfIssue(
  db: Database,
  issueId: string,
  start: string,
  most: number,
): Promise<{ value: string; count: number }[]> {
  const prefix = tokenWords(start).at(-1) ?? '';
  if (prefix.length < FEWEST_LETTERS) return [];
  const zones = await db.rows<PageZones>(
    `/* iiif.issueWords */ SELECT zone.page_id AS "pageId", array_agg(first_line) AS first, array_agg(last_line) AS last FROM newspaper_article article JOIN article_zone zone ON article_no = no
     WHERE issue_id = $1 AND ${isVisibleArticle('article')} GROUP BY zone.page_id`,
    [issueId],
  );
  const counts = new Map<string, number>();
  for (const { pageId, first, last } of zones) {
    // Page by page: an issue may have a million words, and others are answered in between.
    const page = await db.one<{ text: string }>(
      '/* iiif.pageWords */ SELECT text FROM page_text WHERE page_id = $1 ORDER BY revision DESC LIMIT 1',
      [pageId],
    );
    const lines = (page?.text ?? '').split('\n');
    for (const word of first
      .flatMap((from, at) => lines.slice(from, (last[at] ?? from) + 1))
      .join(' ')
      .split(' ')
      .flatMap(tokenWords)) {
      if (word.startsWith(prefix)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, most);
}

/** A page with the lines of its text. */
export interface PageLines {
  page: StoredPage;
  /** Null in the place of a line that belongs to a closed article. */
  lines: readonly (PageLine | null)[];
}

/**
 * The lines of a page as readers may have them: those of closed articles are left out. Null where there is no such
 * page.
 */
export async function readLines(db: Database, pageId: string): Promise<PageLines | null> {
  const [page, closed] = await Promise.all([pageText(db, pageId), closedLines(db, pageId)]);
  if (!page) return null;
  const lines = page.packed.length === 0 ? [] : unpackPage({ text: page.text, boxes: page.packed });
  return { page, lines: lines.map((line, at) => (closed.has(at) ? null : line)) };
}
