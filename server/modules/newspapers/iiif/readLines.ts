import { unpackPage } from '#domain/newspapers/pages/packedPage.ts';
import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';
import { closedLines } from '#server/engines/newspapers/closedZones.ts';
import { pageText, type StoredPage } from '#server/engines/newspapers/pageText.ts';
import type { Database } from '#server/platform/db/database.ts';

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
