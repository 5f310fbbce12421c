import { unpackPage, packPage } from '#domain/newspapers/pages/packedPage.ts';
import type { Database } from '#server/platform/db/database.ts';

import { closedLines } from './closedZones.ts';
import { pageText, type StoredPage } from './pageText.ts';

/**
 * Reads a page and its newest text as readers may have it: the lines of closed articles are empty, so that every other
 * line keeps its index. Whether the reader may read the issue must be decided before (`issueAccess.ts`).
 *
 * @returns null where there is no such page.
 */
export async function readablePage(db: Database, pageId: string): Promise<StoredPage | null> {
  const [page, closed] = await Promise.all([pageText(db, pageId), closedLines(db, pageId)]);
  if (!page || closed.size === 0 || page.packed.length === 0) return page;
  const before = unpackPage({ text: page.text, boxes: page.packed });
  const lines = before.map((line, at) => (closed.has(at) ? { ...line, words: [] } : line));
  // Words are counted over the page: those behind a closed line move up.
  const places: (number | null)[] = [];
  let count = 0;
  before.forEach(({ words }, line) => words.forEach(() => places.push(closed.has(line) ? null : count++)));
  const alternatives = page.alternatives.flatMap(([word, reading]): [number, string][] => {
    const place = places[word];
    return place === null || place === undefined ? [] : [[place, reading]];
  });
  const { text, boxes } = packPage(lines);
  return { ...page, text, packed: boxes, alternatives };
}
