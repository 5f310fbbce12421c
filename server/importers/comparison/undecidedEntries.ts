import type { RecordFields } from '#domain/records/core/record.ts';
import type { Database } from '#server/platform/db/database.ts';

import { everyRow, type StoredRow, withFields } from './comparedRows.ts';

/** A row of the live generation that something hangs on, with the new rows that may be its entry. */
export interface UnsureRow {
  old: StoredRow;
  candidates: { fresh: StoredRow; bits: number }[];
  /** What hangs on it: `2 closures`. */
  hanging: readonly string[];
}

/** An entry that something hangs on, and the new rows that may be it. */
export interface UndecidedEntry {
  recordId: string;
  /** What hangs on it: `2 closures`. */
  hanging: readonly string[];
  /** What readers have. */
  was: RecordFields;
  /** The likeliest first. */
  candidates: {
    /** What the row is called until it is decided. */
    id: string;
    no: number;
    bits: number;
    fields: RecordFields;
  }[];
}

/** Entries that cannot be told, with what they and the rows in question say. */
export async function* undecidedEntries(
  db: Pick<Database, 'rows'>,
  unsure: readonly UnsureRow[],
): AsyncGenerator<UndecidedEntry> {
  const saying = (rows: readonly StoredRow[]) => everyRow(withFields(db, rows));
  for (const { old, candidates, hanging } of unsure) {
    const [was] = await saying([old]);
    const rows = await saying(candidates.map(({ fresh }) => fresh));
    yield {
      recordId: old.id,
      hanging,
      was: was?.fields ?? {},
      candidates: rows.map(({ id, no, fields }, at) => ({ id, no, fields, bits: candidates[at]?.bits ?? 0 })),
    };
  }
}
