import { lockChanges, lockIssue } from '#server/engines/newspapers/newspaperLocks.ts';
import type { Database } from '#server/platform/db/database.ts';

import { articleCollector } from '../articleCollector.ts';
import { keepArticles, keepPage } from '../issueStore.ts';
import type { ReadPageText } from './hocrPage.ts';
import type { UnreadPage } from './readingQueue.ts';

interface PageRow {
  label: string;
  source: string;
}

/** Articles in the order of their pages, and the figures of the issue with the page that was read. */
const FIGURES = [
  `/* reading.order */ UPDATE newspaper_article a SET position = o.position
   FROM (SELECT no, row_number() OVER (ORDER BY first_page, id) AS position FROM newspaper_article WHERE issue_id = $1 AND NOT is_removed) o WHERE a.no = o.no AND a.position IS DISTINCT FROM o.position`,
  `/* reading.figures */ UPDATE newspaper_issue i SET
     words = (SELECT sum(words) FROM newspaper_page WHERE issue_id = i.id),
     ocr_quality = (SELECT sum(ocr_quality * words) / nullif(sum(words) FILTER (WHERE ocr_quality IS NOT NULL), 0) FROM newspaper_page WHERE issue_id = i.id),
     articles = (SELECT count(*) FROM newspaper_article WHERE issue_id = i.id AND NOT is_removed)
   WHERE i.id = $1`,
];

/**
 * Stores the text of a page and its articles, whole or not at all.
 *
 * @returns false when the page has got words, or another image, in the meantime: nothing is changed.
 */
export function takeReading(
  db: Database,
  { id, issueId, position, contentHash }: UnreadPage,
  { page, zones, articles, dpi }: ReadPageText,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockIssue(tx, issueId);
    const known = await tx.one<PageRow>(
      '/* reading.page */ SELECT p.label, p.source FROM newspaper_page p JOIN page_image i ON i.id = p.image_id WHERE p.id = $1 AND p.words = 0 AND i.content_hash = $2',
      [id, contentHash],
    );
    if (!known) return false;
    const draft = {
      position,
      ...known,
      width: page.width,
      height: page.height,
      dpi,
      lines: page.lines,
      zones,
      alternatives: page.alternatives,
      imageFile: null,
    };
    await keepPage(tx, issueId, draft);
    const collector = articleCollector(issueId);
    collector.add(draft);
    await lockChanges(tx);
    await keepArticles(tx, issueId, collector.articles(articles));
    for (const statement of FIGURES) await tx.rows(statement, [issueId]);
    await tx.rows('/* reading.done */ DELETE FROM page_reading WHERE page_id = $1', [id]);
    return true;
  });
}
