import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { lockPage, rewritePage } from './lockPage.ts';
import { IS_PROTECTED } from './protection.ts';

/** Whose decision it is. */
export interface Decider {
  memberId: number;
  /** Curators decide about everyone's corrections. */
  isCurator: boolean;
}

/** Pages of corrections, each once. */
async function pagesOf(db: Database, ids: readonly number[]): Promise<string[]> {
  const rows = await db.rows<{ pageId: string }>(
    '/* corrections.pagesOf */ SELECT DISTINCT page_id AS "pageId" FROM line_correction WHERE id = ANY($1::bigint[]) ORDER BY 1',
    [ids],
  );
  return rows.map(({ pageId }) => pageId);
}

/**
 * Has a page's corrections changed and its text written, in one transaction. On a page that is gone, rows change and
 * there is no text to write.
 *
 * @param change - given the transaction and the revision to come; answers how many rows it changed, and whether any of
 * them is in the text.
 */
async function onPage(
  db: Database,
  pageId: string,
  change: (tx: Database, revision: number | null) => Promise<{ count: number; isInText: boolean }>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const page = await lockPage(tx, pageId);
    const { count, isInText } = await change(tx, page?.nextRevision ?? null);
    if (page && isInText) await rewritePage(tx, page);
    return count;
  });
}

/**
 * Accepts or refuses corrections that wait, page by page.
 * @returns how many; those that were decided before are left out.
 */
export async function reviewLines(
  db: Database,
  ids: readonly number[],
  isAccepted: boolean,
  staffId: number,
): Promise<number> {
  let decided = 0;
  for (const pageId of await pagesOf(db, ids)) {
    decided += await onPage(db, pageId, async (tx, revision) => {
      const rows = await tx.rows(
        `/* corrections.review */ UPDATE line_correction SET state = $3, changed_revision = $4, decided_by = $5, decided_at = now()
         WHERE page_id = $1 AND id = ANY($2::bigint[]) AND state = 'waiting' AND line IS NOT NULL RETURNING id`,
        [pageId, ids, isAccepted ? 'applied' : 'refused', isAccepted ? revision : null, staffId],
      );
      if (rows.length > 0)
        await recordStaffAct(tx, {
          staffId,
          duty: 'moderation',
          what: 'lines-decided',
          after: { page: pageId, corrections: rows.length, isAccepted },
        });
      return { count: rows.length, isInText: isAccepted && rows.length > 0 };
    });
  }
  return decided;
}

/**
 * Undoes corrections that are applied or wait, page by page; a member's own only, and none on pages that curators
 * protect, unless a curator does.
 * @returns how many.
 */
export async function undoLines(
  db: Database,
  ids: readonly number[],
  { memberId, isCurator }: Decider,
): Promise<number> {
  let undone = 0;
  for (const pageId of await pagesOf(db, ids)) {
    undone += await onPage(db, pageId, async (tx, revision) => {
      const rows = await tx.rows<{ isInText: boolean; isOwn: boolean }>(
        `/* corrections.undo */ UPDATE line_correction c SET state = 'undone', changed_revision = CASE WHEN c.changed_revision IS NULL THEN NULL ELSE coalesce($3, c.changed_revision) END, decided_by = $4, decided_at = now()
         WHERE page_id = $1 AND id = ANY($2::bigint[]) AND state IN ('waiting', 'applied') AND ($5 OR (member_id = $4 AND NOT ${IS_PROTECTED})) RETURNING changed_revision IS NOT NULL AND line IS NOT NULL AS "isInText", coalesce(member_id = $4, false) AS "isOwn"`,
        [pageId, ids, revision, memberId, isCurator],
      );
      const ofOthers = rows.filter(({ isOwn }) => !isOwn).length;
      if (ofOthers > 0)
        await recordStaffAct(tx, {
          staffId: memberId,
          duty: 'moderation',
          what: 'lines-undone',
          after: { page: pageId, corrections: ofOthers },
        });
      return { count: rows.length, isInText: rows.some((row) => row.isInText) };
    });
  }
  return undone;
}

/**
 * Undoes everything that the author of a correction has done and that is applied or waits.
 * @returns how many; 0 for a former member.
 */
export async function undoCorrector(db: Database, id: number, staffId: number): Promise<number> {
  const rows = await db.rows<{ id: number }>(
    `/* corrections.ofAuthor */ SELECT id FROM line_correction WHERE member_id = (SELECT member_id FROM line_correction WHERE id = $1) AND state IN ('waiting', 'applied')`,
    [id],
  );
  return undoLines(
    db,
    rows.map((row) => row.id),
    { memberId: staffId, isCurator: true },
  );
}

/**
 * Gives a line's corrections that an import left without one a line of the page; its history goes along. With null they
 * are undone.
 *
 * @returns false when they have a line already, or the page has no such line.
 */
export function placeLine(db: Database, id: number, line: number | null, staffId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const lost = await tx.one<{ pageId: string }>(
      '/* corrections.lostPage */ SELECT page_id AS "pageId" FROM line_correction WHERE id = $1 AND line IS NULL',
      [id],
    );
    const page = lost && (await lockPage(tx, lost.pageId));
    const group = await tx.rows<{ id: number; state: string }>(
      `/* corrections.lostGroup */ SELECT c.id, c.state FROM line_correction c JOIN line_correction one ON one.id = $1
       WHERE one.line IS NULL AND c.line IS NULL AND c.page_id = one.page_id AND c.lost_in = one.lost_in AND c.lost_line = one.lost_line FOR UPDATE OF c`,
      [id],
    );
    const ids = group.map((row) => row.id);
    if (ids.length === 0) return false;
    const act = () =>
      recordStaffAct(tx, {
        staffId,
        duty: 'moderation',
        what: 'lines-placed',
        after: { page: lost?.pageId ?? '', line },
      });
    if (line === null) {
      await tx.rows(
        `/* corrections.drop */ UPDATE line_correction SET state = 'undone', decided_by = $2, decided_at = now() WHERE id = ANY($1::bigint[]) AND state IN ('waiting', 'applied')`,
        [ids, staffId],
      );
      await act();
      return true;
    }
    if (!page || page.texts[line] === undefined) return false;
    await tx.rows(
      `/* corrections.place */ UPDATE line_correction SET line = $2, lost_in = NULL, lost_line = NULL, lost_box = NULL, decided_by = $4, decided_at = now(),
         changed_revision = CASE WHEN state = 'applied' AND changed_revision = (SELECT max(changed_revision) FROM line_correction WHERE id = ANY($1::bigint[]) AND state = 'applied') THEN $3 ELSE changed_revision END
       WHERE id = ANY($1::bigint[])`,
      [ids, line, page.nextRevision, staffId],
    );
    if (group.some(({ state }) => state === 'applied')) await rewritePage(tx, page);
    await act();
    return true;
  });
}
