import { unpackPage } from '#domain/newspapers/pages/packedPage.ts';
import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';
import { pageText, type StoredPage } from '#server/engines/newspapers/pageText.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A page with the lines of its text. */
export interface PageLines {
  page: StoredPage;
  /** Null in the place of a line that belongs to a hidden article. */
  lines: readonly (PageLine | null)[];
}

/** The lines of a page as readers may have them: those of hidden articles are left out. Null where there is no such page. */
export async function readLines(db: Database, pageId: string): Promise<PageLines | null> {
  const page = await pageText(db, pageId);
  if (!page) return null;
  const lines = page.packed.length === 0 ? [] : unpackPage({ text: page.text, boxes: page.packed });
  const hidden = await db.rows<{ first: number; last: number }>(
    `/* iiif.hiddenLines */ SELECT first_line AS first, last_line AS last FROM article_zone JOIN newspaper_article ON no = article_no
     WHERE page_id = $1 AND hidden_reason IS NOT NULL AND NOT is_removed`,
    [pageId],
  );
  return { page, lines: lines.map((line, at) => (hidden.some(({ first, last }) => at >= first && at <= last) ? null : line)) };
}
