import { correctHeadline } from '#domain/newspapers/corrections/correctPage.ts';
import { lockChanges } from '#server/engines/newspapers/newspaperLocks.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A line that says something else than before. */
interface ChangedLine {
  line: number;
  before: string;
  after: string;
}

const wordsOf = (text: string): number => (text === '' ? 0 : text.split(' ').length);

/** Has the index read the articles of changed lines again; their headlines and the figures of page and issue follow. */
export async function renumberArticles(
  tx: Database,
  { pageId, issueId }: { pageId: string; issueId: string },
  changed: readonly ChangedLine[],
): Promise<void> {
  if (changed.length === 0) return;
  const added = changed.map(({ line, before, after }) => ({ line, words: wordsOf(after) - wordsOf(before) }));
  const sum = added.reduce((total, { words }) => total + words, 0);
  await lockChanges(tx);
  const articles = await tx.rows<{ no: number; headline: string | null; lines: number[] }>(
    `/* corrections.renumber */ UPDATE newspaper_article a SET words = a.words + touched.words, change = nextval('newspaper_change')
     FROM (SELECT article_no, sum(l.words)::int AS words, array_agg(l.line) AS lines FROM article_zone JOIN json_to_recordset($2) AS l(line int, words int) ON l.line BETWEEN first_line AND last_line
       WHERE page_id = $1 GROUP BY article_no) AS touched
     WHERE a.no = touched.article_no RETURNING a.no, headline, lines`,
    [pageId, JSON.stringify(added)],
  );
  for (const { no, headline, lines } of articles) {
    if (headline === null) continue;
    const corrected = changed
      .filter(({ line }) => lines.includes(line))
      .reduce((text, { before, after }) => correctHeadline(text, before, after), headline);
    if (corrected !== headline)
      await tx.rows('/* corrections.headline */ UPDATE newspaper_article SET headline = $2 WHERE no = $1', [
        no,
        corrected,
      ]);
  }
  if (sum === 0) return;
  await tx.rows('/* corrections.pageWords */ UPDATE newspaper_page SET words = words + $2 WHERE id = $1', [
    pageId,
    sum,
  ]);
  await tx.rows('/* corrections.issueWords */ UPDATE newspaper_issue SET words = words + $2 WHERE id = $1', [
    issueId,
    sum,
  ]);
}
