import type { SheetRecipe } from '#domain/records/sheets/sheetRecipe.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { memberNameSql } from './memberNameSql.ts';

/** What was asked of a second person about a sheet. */
export interface StoredSheetRequest {
  id: number;
  kind: string;
  revision: number | null;
  reason: string;
  askedById: number | null;
  askedBy: string | null;
  expiresAt: string;
  isRefused: boolean;
  decidedBy: string | null;
  decidedWhy: string | null;
}

/** SQL of the latest request about the sheet `s`; one that its asker withdrew, or asked again, is as good as carried out. */
export const SHEET_REQUEST_SQL = `SELECT q.id, q.kind, (q.payload ->> 'revision')::int AS revision, q.reason, q.asked_by AS "askedById", ${memberNameSql('q.asked_by')} AS "askedBy", q.asked_at AS "askedAt",
    q.expires_at AS "expiresAt", q.is_approved IS false AS "isRefused", ${memberNameSql('q.decided_by')} AS "decidedBy", q.decided_why AS "decidedWhy",
    q.is_approved OR q.decided_by = q.asked_by AS "isDone"
  FROM staff_request q WHERE q.duty = 'records' AND q.payload ->> 'sheet' = s.id::text ORDER BY q.id DESC LIMIT 1`;

/** Who may read the records that readers have of a set, or had until it was withdrawn; null where they had none. */
export const accessNow = (
  db: Pick<Database, 'one'>,
  setKey: string,
): Promise<{ access: SheetRecipe['set']['access']; isWithdrawn: boolean } | null> =>
  db.one<{ access: SheetRecipe['set']['access']; isWithdrawn: boolean }>(
    `/* sheets.accessNow */ SELECT access, live_generation IS NULL AS "isWithdrawn" FROM record_set
     WHERE id = $1 AND (live_generation IS NOT NULL OR withdrawn_at IS NOT NULL)`,
    [setKey],
  );

/** The revision that the latest publication of a sheet was made of; null for none. */
export const latestPublished = async (
  db: Pick<Database, 'one'>,
  sheetId: number,
): Promise<{ revision: number } | null> =>
  db.one<{ revision: number }>(
    `/* sheets.latestPublished */ SELECT revision FROM sheet_publication WHERE sheet_id = $1 AND outcome IN ('published', 'unchanged') ORDER BY id DESC LIMIT 1`,
    [sheetId],
  );

/** Says whether a second person allows each publication of a sheet, and writes it down. */
export async function keepPolicy(
  tx: Database,
  sheetId: number,
  { decides, staffId }: { decides: 'one' | 'two'; staffId: number },
): Promise<void> {
  await tx.rows('/* sheets.keepPolicy */ UPDATE sheet SET decides = $2 WHERE id = $1', [sheetId, decides]);
  await recordStaffAct(tx, {
    staffId,
    duty: 'records',
    what: 'sheet-policy-changed',
    after: { sheet: String(sheetId), decides },
  });
}
