import type { EntryEdit } from '#domain/records/sheets/steps/editsBetween.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { Entry } from './entries.ts';
import { memberNameSql } from './memberNameSql.ts';
import { findSheet, type StoredSheet } from './sheetStore.ts';

/** The sheet whose records a set holds; null for a set that came another way. */
export async function sheetOfSet(db: Pick<Database, 'one'>, recordSetId: string): Promise<StoredSheet | null> {
  const found = await db.one<{ id: number }>('/* sheetEdits.sheet */ SELECT id FROM sheet WHERE set_key = $1', [
    recordSetId,
  ]);
  const sheet = found && (await findSheet(db, found.id));
  return sheet && sheet.setSlug !== null ? sheet : null;
}

/** The revision of a sheet that readers have; null when it is not known. */
export const revisionOfReaders = async (db: Pick<Database, 'one'>, sheetId: number): Promise<number | null> =>
  (
    await db.one<{ revision: number }>(
      `/* sheetEdits.ofReaders */ SELECT p.revision FROM sheet s JOIN record_set r ON r.id = s.set_key
       JOIN sheet_publication p ON p.sheet_id = s.id AND p.generation = r.live_generation AND p.stage = 'done'
       WHERE s.id = $1 ORDER BY p.id DESC LIMIT 1`,
      [sheetId],
    )
  )?.revision ?? null;

/** An edit of one entry, as the history of its sheet has it. */
export interface StoredEdit extends EntryEdit {
  revision: number;
  why: string | null;
  /** Null when the account is gone. */
  by: string | null;
  at: Date;
}

/** Edits of one entry of a sheet, the latest first. */
export async function editsOfEntry(
  db: Pick<Database, 'rows'>,
  sheetId: number,
  { key, nth }: Entry,
): Promise<StoredEdit[]> {
  const changes = await db.rows<Omit<StoredEdit, keyof EntryEdit> & { edits: EntryEdit[] }>(
    `/* sheetEdits.ofEntry */ SELECT c.revision, c.edits, c.why, ${memberNameSql('c.made_by')} AS by, c.made_at AS at
     FROM sheet_change c WHERE c.sheet_id = $1 AND c.edits @> $2::jsonb ORDER BY c.revision DESC`,
    [sheetId, JSON.stringify([{ key, nth }])],
  );
  return changes.flatMap(({ edits, ...change }) =>
    edits.filter((edit) => edit.key === key && edit.nth === nth).map((edit) => ({ ...edit, ...change })),
  );
}
