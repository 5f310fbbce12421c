import { unpackPage, packPage } from '#domain/newspapers/pages/packedPage.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import type { ImageSize } from '#domain/records/images/imageLimits.ts';
import type { Database } from '#server/platform/db/database.ts';

import { pageText, type StoredPage } from './pageText.ts';

const CLOSED =
  'JOIN newspaper_article article ON article.no = zone.article_no AND article.hidden_reason IS NOT NULL AND NOT article.is_removed';

/** The lines of closed articles on a page, from 0: they are shown to no one. */
export async function closedLines(db: Database, pageId: string): Promise<ReadonlySet<number>> {
  const rows = await db.rows<{ line: number }>(
    `/* newspapers.closedLines */ SELECT generate_series(first_line, last_line) AS line FROM article_zone zone ${CLOSED} WHERE zone.page_id = $1`,
    [pageId],
  );
  return new Set(rows.map(({ line }) => line));
}

interface ClosedZone extends PageRegion {
  /** Of the page's text, from 0, both included. */
  firstLine: number;
  lastLine: number;
  pageId: string;
  pageWidth: number;
  pageHeight: number;
}

/** Around a zone and its lines: sources draw zones that cut through the ends of their lines. */
function around(zone: ClosedZone, lines: readonly PageRegion[]): PageRegion {
  const boxes: readonly PageRegion[] = [zone, ...lines.slice(zone.firstLine, zone.lastLine + 1)];
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  return {
    x: left,
    y: top,
    width: Math.max(...boxes.map(({ x, width }) => x + width)) - left,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) - top,
  };
}

/**
 * Where closed articles are on the image of a page.
 *
 * @param size - of the image; boxes may be in other pixels
 */
export async function closedRegions(db: Database, imageId: string, size: ImageSize): Promise<PageRegion[]> {
  const zones = await db.rows<ClosedZone>(
    `/* newspapers.closedRegions */ SELECT zone.x, zone.y, zone.width, zone.height, first_line AS "firstLine", last_line AS "lastLine", page.id AS "pageId", page.width AS "pageWidth", page.height AS "pageHeight"
     FROM newspaper_page page JOIN article_zone zone ON zone.page_id = page.id ${CLOSED} WHERE page.image_id = $1 ORDER BY zone.y, zone.x`,
    [imageId],
  );
  const [first] = zones;
  const page = first ? await pageText(db, first.pageId) : null;
  const lines = page && page.packed.length > 0 ? unpackPage({ text: page.text, boxes: page.packed }) : [];
  return zones.map((zone) => {
    const { x, y, width, height } = around(zone, lines);
    const [across, down] = [size.width / zone.pageWidth, size.height / zone.pageHeight];
    const [left, top] = [Math.max(0, Math.floor(x * across)), Math.max(0, Math.floor(y * down))];
    return {
      x: left,
      y: top,
      width: Math.min(size.width, Math.ceil((x + width) * across)) - left,
      height: Math.min(size.height, Math.ceil((y + height) * down)) - top,
    };
  });
}

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
