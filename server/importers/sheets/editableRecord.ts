import { isDeepStrictEqual } from 'node:util';

import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import type { RecordFields } from '#domain/records/core/record.ts';
import { recipeKind } from '#domain/records/sheets/recipeKind.ts';
import type { SheetRecipe } from '#domain/records/sheets/sheetRecipe.ts';
import type { StoredRecord } from '#server/engines/search/records/recordStore.ts';
import type { RecordEditBar } from '#server/modules/kernel/graphql/types.generated.ts';
import {
  type MendedRow,
  mendedRow,
  type Revision,
  revisionOf,
  revisionOfReaders,
  rowsOfRecords,
  sheetOfSet,
  type StoredSheet,
} from '#server/modules/records/sheets/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { createRowReader, type RowOutcome } from '../rows/createRowReader.ts';
import { mappingOf } from './mappingOf.ts';

/** A published record with the row of its sheet that it was made from, or why it has none that may be edited. */
export type RowOfRecord =
  | { bar: RecordEditBar; sheet: StoredSheet | null }
  | { bar: null; sheet: StoredSheet; mended: MendedRow; waiting: number };

/** Makes the function that says what a row of a sheet makes, by itself: of its number, and its cells after all steps. */
export function outcomes(
  { title, setKey }: Pick<StoredSheet, 'title' | 'setKey'>,
  recipe: SheetRecipe,
): (no: number, made: readonly string[]) => RowOutcome {
  const kind = recipeKind(recipe);
  if (!kind) return () => ({ reason: 'has no kind' });
  const readRow = createRowReader({
    mapping: mappingOf(kind, recipe),
    columns: new Map(kind.fields.map(({ id }, at) => [id, at])),
    recordSetId: setKey,
    sourceFile: title,
    folder: '',
    asOf: dayOf(new Date()),
    seenKeys: new Map(),
  });
  return (no, made) => readRow(made, no);
}

/** What a row of a sheet makes. */
export const outcomeOf = (sheet: StoredSheet, recipe: SheetRecipe, { made, row }: Pick<MendedRow, 'made' | 'row'>) =>
  outcomes(sheet, recipe)(row.no, made);

/** How many records a row makes. */
export const recordsIn = (outcome: RowOutcome): number => ('drafts' in outcome ? outcome.drafts.length : 0);

/** Whether a row makes a record of these fields. */
export const makesFields = (outcome: RowOutcome, fields: RecordFields): boolean =>
  'drafts' in outcome && outcome.drafts.some((draft) => isDeepStrictEqual(draft.fields, fields));

/** Whether a row makes a record of these fields: what was counted otherwise, or by another release, is no proof. */
const makes = (sheet: StoredSheet, { recipe }: Revision, mended: MendedRow, fields: RecordFields): boolean =>
  makesFields(outcomeOf(sheet, recipe, mended), fields);

/** The row of a revision that a record was made from; null where none makes it. */
async function rowMaking(
  db: Pick<Database, 'one' | 'rows'>,
  { sheet, published }: { sheet: StoredSheet; published: Revision },
  record: StoredRecord,
): Promise<MendedRow | null> {
  const fields = await wholeFields(db, record);
  const numbers =
    published.recipe.kind === 'kept'
      ? (await rowsOfRecords(db, published.fileId, [record.no])).map(({ no }) => no)
      : [record.provenance.sourceRow];
  for (const no of numbers) {
    const mended = await mendedRow(db, published, no);
    if (mended && makes(sheet, published, mended, fields)) return mended;
  }
  return null;
}

/** The fields of a record with the names that are left out of it for readers. */
const wholeFields = async (db: Pick<Database, 'one'>, { no, fields }: StoredRecord): Promise<RecordFields> =>
  (
    await db.one<{ fields: RecordFields }>(
      '/* sheetEdits.whole */ SELECT coalesce(whole_fields, fields) AS fields FROM record WHERE no = $1',
      [no],
    )
  )?.fields ?? fields;

/** Finds the row of a record in the sheet that its set came from, as the sheet is now. */
export async function rowOfRecord(db: Pick<Database, 'one' | 'rows'>, record: StoredRecord): Promise<RowOfRecord> {
  const sheet = await sheetOfSet(db, record.recordSetId);
  if (!sheet) return { bar: 'NO_SHEET', sheet };
  const held = await revisionOfReaders(db, sheet.id);
  const published = held === null ? null : await revisionOf(db, sheet.id, held);
  if (held === null || !published) return { bar: 'UNKNOWN_ROW', sheet };
  const { heldFileId: fileId, headings, recipe } = sheet;
  if (fileId !== published.fileId || recipe.kind === null) return { bar: 'NEWER_FILE', sheet };
  const then = await rowMaking(db, { sheet, published }, record);
  if (!then) return { bar: 'UNKNOWN_ROW', sheet };
  const mended = held === sheet.revision ? then : await mendedRow(db, { fileId, headings, recipe }, then.row.no);
  if (!mended || mended.hasMoved) return { bar: 'MOVED_CELLS', sheet };
  return { bar: null, sheet, mended, waiting: sheet.revision - held };
}
