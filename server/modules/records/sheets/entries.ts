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

/** The entry of a row of a file, by a recipe that has a kind. */
export async function entryOf(
  db: Pick<Database, 'one'>,
  { fileId, recipe }: Pick<Revision, 'fileId' | 'recipe'>,
  row: StoredRow,
): Promise<Entry> {
  const kind = kindOf(recipe);
  const { columns } = recipe;
  const keyColumns = kind.fields.filter(({ id }) => kind.key.includes(id)).map(({ id }) => columns.indexOf(id));
  return {
    key: entryKeyOf(kind)(fieldValues(kind, columns)(row.cells)),
    // A record that was kept is in its file once.
    nth: kind.id === 'kept' ? 0 : await rowsAlikeBefore(db, { fileId, row, keyColumns, longest: LONGEST_KEY }),
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
 * rows below take over. Each is looked for in the whole file.
 */
function numberedKeys(steps: readonly SheetStep[], own: string): ReadonlySet<string> {
  const fromAbove = steps.filter((step) => FROM_ABOVE.includes(step.do));
  return new Set(
    steps.flatMap((step) =>
      step.do === 'leaveOut'
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
  const entry = await entryOf(db, { fileId, recipe }, row);
  const numbered = numberedKeys(steps, entry.key);
  const before = new Map<string, number>();
  for (const one of rows) {
    const key = keyOf(valuesOf(one.cells));
    if (!numbered.has(key) || before.has(key)) continue;
    before.set(key, (one === row ? entry : await entryOf(db, { fileId, recipe }, one)).nth);
  }
  const { mend } = createRowMender(kind, { ...recipe, steps }, headings, (key) => before.get(key) ?? 0);
  let made: string[] = [];
  for (const one of rows) made = mend(one.cells);
  const shifts = steps.some((step) => step.do === 'shift');
  return {
    row,
    entry,
    written: valuesOf(row.cells).map((cell) => cell.trim()),
    made: made.map((cell) => cell.trim()),
    hasMoved: shifts && createShiftBack(columnHolds(kind, recipe.columns))(row.cells) !== null,
  };
}
