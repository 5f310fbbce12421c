import { carryLines, type LineBox, placeOnScan } from '#domain/newspapers/corrections/carryLines.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type LockedPage, readHeldPage, rewritePage } from './lockPage.ts';

/** Pages of an issue that have corrections, as they were before an import. */
export type PagesBefore = ReadonlyMap<string, LockedPage>;

/**
 * Reads the pages that have corrections; to be called when an import holds the issue, before it stores the first page.
 */
export async function pagesWithCorrections(tx: Database, issueId: string): Promise<PagesBefore> {
  const rows = await tx.rows<{ pageId: string }>(
    '/* corrections.correctedPages */ SELECT DISTINCT page_id AS "pageId" FROM line_correction WHERE issue_id = $1 AND line IS NOT NULL',
    [issueId],
  );
  const pages = new Map<string, LockedPage>();
  for (const { pageId } of rows) {
    const page = await readHeldPage(tx, pageId);
    if (page) pages.set(pageId, page);
  }
  return pages;
}

/** The text by which each line of a page is known to its members: what is in force, else what was typed last. */
async function correctedTexts(tx: Database, pageId: string): Promise<Map<number, string>> {
  const rows = await tx.rows<{ line: number; after: string }>(
    `/* corrections.texts */ SELECT DISTINCT ON (line) line, after FROM line_correction WHERE page_id = $1 AND line IS NOT NULL ORDER BY line, state = 'applied' DESC, changed_revision DESC NULLS LAST, id DESC`,
    [pageId],
  );
  return new Map(rows.map(({ line, after }) => [line, after]));
}

/** Where a line of the earlier text is on the page of now; where it was, if the page is gone. */
function boxesOf(old: LockedPage, now: LockedPage | null): (line: number) => number[] | null {
  const placed = now ? placeOnScan(old, now) : (box: LineBox) => box;
  return (line) => {
    const own = old.lines[line];
    const box = own && placed(own);
    return box ? [box.x, box.y, box.width, box.height].map((value) => Math.max(0, Math.round(value))) : null;
  };
}

/**
 * Carries the corrections of an issue over to the pages that an import has stored: lines that are found again have them
 * at once, what is not found waits for a curator. To be called in the transaction of the import, after its articles.
 */
export async function carryCorrections(tx: Database, before: PagesBefore): Promise<void> {
  for (const [pageId, old] of before) {
    const now = await readHeldPage(tx, pageId);
    const texts = await correctedTexts(tx, pageId);
    const found =
      now && now.importedIn > old.importedIn
        ? carryLines(old, now, texts)
        : new Map([...texts.keys()].map((line) => [line, now ? line : null]));
    const boxOf = boxesOf(old, now);
    const moves = [...found].map(([line, to]) => ({ line, to, box: to === null ? boxOf(line) : null }));
    await tx.rows(
      `/* corrections.carry */ UPDATE line_correction c SET line = move."to", lost_box = move.box,
         lost_in = CASE WHEN move."to" IS NULL THEN $3::int END, lost_line = CASE WHEN move."to" IS NULL THEN move.line END
       FROM json_to_recordset($2) AS move(line int, "to" int, box int[]) WHERE c.page_id = $1 AND c.line = move.line`,
      [pageId, JSON.stringify(moves), now?.importedIn ?? old.nextRevision],
    );
    if (now && moves.some(({ to }) => to !== null)) await rewritePage(tx, now);
  }
}
