import type { Database } from '#server/platform/db/database.ts';

/** How long a file is kept after its sheet had another one. */
const KEPT_FOR = `interval '90 days'`;
/** Publications whose files are kept however old they are. */
const KEPT_PUBLICATIONS = 5;

/**
 * SQL of whether history goes back to the file `f` no more: its sheet has had another one for long, and neither readers
 * nor one of the last publications have it.
 */
const IS_OLD = `f.stage = 'done' AND f.emptied_at IS NULL AND f.changed_at < now() - ${KEPT_FOR}
  AND NOT EXISTS (SELECT FROM sheet_change c LEFT JOIN sheet_change next ON next.sheet_id = c.sheet_id AND next.revision = c.revision + 1
    WHERE c.file_id = f.id AND (next.made_at IS NULL OR next.made_at > now() - ${KEPT_FOR}))
  AND NOT EXISTS (SELECT FROM sheet_change c JOIN (SELECT p.revision FROM sheet_publication p WHERE p.sheet_id = f.sheet_id AND p.stage <> 'failed' ORDER BY p.id DESC LIMIT ${KEPT_PUBLICATIONS}) AS late
    ON late.revision = c.revision WHERE c.sheet_id = f.sheet_id AND c.file_id = f.id)
  AND NOT EXISTS (SELECT FROM sheet_change c JOIN sheet_publication p ON p.sheet_id = c.sheet_id AND p.revision = c.revision JOIN sheet s ON s.id = c.sheet_id JOIN record_set r ON r.id = s.set_key
    WHERE c.file_id = f.id AND p.generation IN (r.live_generation, r.withdrawn_generation))`;

/**
 * Gives up the files that no sheet goes back to; their rows are deleted by the sweep. Each sheet is locked meanwhile, so
 * that none goes back to a file that is being given up.
 */
export async function giveUpOldFiles(db: Database): Promise<void> {
  const old = await db.rows<{ id: number; sheetId: number }>(
    `/* sheetFiles.old */ SELECT f.id, f.sheet_id AS "sheetId" FROM sheet_file f WHERE ${IS_OLD}`,
  );
  for (const { id, sheetId } of old)
    await db.transaction(async (tx) => {
      await tx.rows('/* sheetFiles.lockSheet */ SELECT FROM sheet WHERE id = $1 FOR UPDATE', [sheetId]);
      await tx.rows(
        `/* sheetFiles.giveUp */ UPDATE sheet_file AS f SET emptied_at = now() WHERE f.id = $1 AND ${IS_OLD}`,
        [id],
      );
    });
}

/** Whether the rows of a file that was read are kept. */
export const isFileKept = async (db: Pick<Database, 'one'>, fileId: number): Promise<boolean> =>
  (await db.one('/* sheetFiles.isKept */ SELECT FROM sheet_file WHERE id = $1 AND emptied_at IS NULL', [fileId])) !==
  null;
