import { recipeKind } from '#domain/records/sheets/recipeKind.ts';
import { cellEdits } from '#domain/records/sheets/steps/cellEdits.ts';
import { createRowMender, entryKeyOf, fieldValues, LONGEST_KEY } from '#domain/records/sheets/steps/createRowMender.ts';
import { columnHolds, createShiftBack } from '#domain/records/sheets/steps/rowMends.ts';
import type { SheetStep } from '#domain/records/sheets/steps/sheetStep.ts';
import type { Database } from '#server/platform/db/database.ts';

import { rowOf, rowsAlikeBefore, rowsOf, type StoredRow } from './sheetRows.ts';
import type { Revision } from './sheetStore.ts';

/** What names the entry of a row in the next file, too. */
export interface Entry {
  key: string;
  /** Rows before it in its file that have the same key. */
  nth: number;
}

/** The kind of a recipe. @throws where it has none: such a sheet has no entries. */
function kindOf(recipe: Revision['recipe']) {
  const kind = recipeKind(recipe);
  if (!kind) throw new Error('The sheet has no kind.');
  return kind;
}

/** How many rows of a file before each of some have the key of its entry, by a recipe that has a kind; 0 is left out. */
function alikeBefore(
  db: Pick<Database, 'rows'>,
  { fileId, recipe }: Pick<Revision, 'fileId' | 'recipe'>,
  rows: StoredRow[],
): Promise<ReadonlyMap<number, number>> {
  const kind = kindOf(recipe);
  // A record that was kept is in its file once.
  if (kind.id === 'kept') return Promise.resolve(new Map());
  const keyColumns = kind.fields.filter(({ id }) => kind.key.includes(id)).map(({ id }) => recipe.columns.indexOf(id));
  return rowsAlikeBefore(db, { fileId, rows, keyColumns, longest: LONGEST_KEY });
}

/** The entry of a row of a file, by a recipe that has a kind. */
export async function entryOf(
  db: Pick<Database, 'rows'>,
  { fileId, recipe }: Pick<Revision, 'fileId' | 'recipe'>,
  row: StoredRow,
): Promise<Entry> {
  const kind = kindOf(recipe);
  return {
    key: entryKeyOf(kind)(fieldValues(kind, recipe.columns)(row.cells)),
    nth: (await alikeBefore(db, { fileId, recipe }, [row])).get(row.no) ?? 0,
  };
}

/** A row of a revision, as the file has it and after all steps. */
export interface MendedRow {
  row: StoredRow;
  entry: Entry;
  /** By field of the kind: what the file says, and what the steps make of it. */
  written: string[];
  made: string[];
  /** Whether its cells had moved, and a step has moved them back: they are in other columns than their fields. */
  hasMoved: boolean;
}

/** Steps that take cells from rows above. */
const FROM_ABOVE: readonly SheetStep['do'][] = ['ditto', 'fill'];
/** Rows above in which a mark of repetition finds what it repeats. */
const ABOVE = 500;

/** Whether a step gives the rows below what a cell of a field says. */
export const isTakenBelow = (steps: readonly SheetStep[], field: string): boolean =>
  steps.some((step) => FROM_ABOVE.includes(step.do) && 'field' in step && step.field === field);

/**
 * Keys of which it matters for one row which of several rows alike one is: its own, and those of rows whose edits the
 * rows below take over.
 */
function numberedKeys(steps: readonly SheetStep[], own: string): ReadonlySet<string> {
  const fromAbove = steps.filter((step) => FROM_ABOVE.includes(step.do));
  return new Set(
    steps.flatMap((step) =>
      step.do === 'leaveOut' || step.do === 'except'
        ? step.nth === undefined
          ? []
          : [step.key]
        : step.do === 'household'
          ? step.entries.flatMap(([key]) => (key === own ? [key] : []))
          : cellEdits(step).flatMap(({ key, nth, field }) =>
              nth !== undefined && (key === own || isTakenBelow(fromAbove, field)) ? [key] : [],
            ),
    ),
  );
}

/**
 * Mends one row of a revision that has a kind, without a look at all of its file.
 *
 * @returns null when there is no such row.
 */
export async function mendedRow(
  db: Pick<Database, 'one' | 'rows'>,
  { fileId, headings, recipe }: Revision,
  no: number,
): Promise<MendedRow | null> {
  const row = await rowOf(db, fileId, no);
  if (!row) return null;
  const kind = kindOf(recipe);
  // Of rows that say the same readers have the first: it is this one.
  const steps = recipe.steps.filter((step) => step.do !== 'repeated');
  const first = steps.some((step) => FROM_ABOVE.includes(step.do)) ? Math.max(1, no - ABOVE) : no;
  const rows = first < no ? [...(await rowsOf(db, fileId, first, no - first)), row] : [row];
  const [valuesOf, keyOf] = [fieldValues(kind, recipe.columns), entryKeyOf(kind)];
  const ownKey = keyOf(valuesOf(row.cells));
  const numbered = numberedKeys(steps, ownKey);
  /** The first of these rows of each such key. */
  const firsts = new Map<string, StoredRow>();
  for (const one of rows) {
    const key = keyOf(valuesOf(one.cells));
    if (numbered.has(key) && !firsts.has(key)) firsts.set(key, one);
  }
  const alike = await alikeBefore(db, { fileId, recipe }, [...new Set([row, ...firsts.values()])]);
  const before = new Map([...firsts].map(([key, { no: at }]) => [key, alike.get(at) ?? 0]));
  const { mend } = createRowMender(kind, { ...recipe, steps }, headings, (key) => before.get(key) ?? 0);
  let made: string[] = [];
  for (const one of rows) made = mend(one.cells);
  const shifts = steps.some((step) => step.do === 'shift');
  return {
    row,
    entry: { key: ownKey, nth: alike.get(no) ?? 0 },
    written: valuesOf(row.cells).map((cell) => cell.trim()),
    made: made.map((cell) => cell.trim()),
    hasMoved: shifts && createShiftBack(columnHolds(kind, recipe.columns))(row.cells) !== null,
  };
}
