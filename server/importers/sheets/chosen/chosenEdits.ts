import { setImmediate } from 'node:timers/promises';

import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import type { RecordFields } from '#domain/records/core/record.ts';
import { recipeKind } from '#domain/records/sheets/recipeKind.ts';
import type { SheetRecipe } from '#domain/records/sheets/sheetRecipe.ts';
import { createRowMender, entryKeyOf, fieldValues } from '#domain/records/sheets/steps/createRowMender.ts';
import { columnHolds, createShiftBack } from '#domain/records/sheets/steps/rowMends.ts';
import { MOST_STEP_CHARACTERS, type SheetStep } from '#domain/records/sheets/steps/sheetStep.ts';
import { withSteps } from '#domain/records/sheets/steps/withSteps.ts';
import {
  eachRow,
  type Revision,
  type RowOfOne,
  rowsOfRecords,
  type StoredRow,
  type StoredSheet,
  wholeRows,
} from '#server/modules/records/sheets/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { makesFields, outcomes, recordsIn } from '../editableRecord.ts';

type ChosenStep = Extract<SheetStep, { do: 'cells' }>;

/** Why a chosen record is not edited with the others. */
type WhyLeft = 'MASKED' | 'UNKNOWN_ROW' | 'MOVED_CELLS' | 'NO_RECORD';

/** A record that changes, by its number: what the cell says now, and what it would. */
export interface ChosenChange {
  record: number;
  was: string;
  to: string;
}

/** What becomes of chosen records where a cell of each is to say one text. */
export interface ChosenEdits {
  /** Records that change. */
  changes: number;
  shown: ChosenChange[];
  /** Those that say it already. */
  same: number;
  /** Those that stay as they are, by why, with the numbers of the first of each. */
  left: { why: WhyLeft; count: number; records: number[] }[];
  /** The step that does it; null where nothing changes, or where it would be too long. */
  step: ChosenStep | null;
  isTooLong: boolean;
}

/** Of what a sheet is asked. */
export interface ChosenAsked {
  sheet: StoredSheet;
  /** What readers have; it has the file that the sheet holds. */
  published: Revision;
  /** Numbers of open records of its set. */
  records: readonly number[];
  /** Those of them of which a name is left out for readers: what their rows say is not shown in a list. */
  masked: readonly number[];
  field: string;
  to: string;
}

const MOST_SHOWN = 20;
const LONGEST_SHOWN = 300;
/** Rows between two looks at what else there is to do, and rows that are fetched by their numbers at once. */
const A_TURN = 200;
const AT_ONCE = 500;
/** Characters of what is kept of the rows meanwhile: of longer texts so many are too long for a step, too. */
const MOST_CHARACTERS = 8 * MOST_STEP_CHARACTERS;

const shortened = (text: string): string =>
  text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN - 1)}…` : text;

/** Rows of a file by their numbers, a batch at a time. */
async function* numberedRows(
  db: Pick<Database, 'rows'>,
  fileId: number,
  numbers: readonly number[],
): AsyncGenerator<StoredRow[]> {
  for (let at = 0; at < numbers.length;) {
    const slice = numbers.slice(at, at + AT_ONCE);
    const rows = await wholeRows(db, fileId, slice);
    yield rows;
    // Long ones come a few at a time.
    const last = rows.at(-1)?.no ?? Number.POSITIVE_INFINITY;
    at += Math.max(1, slice.filter((no) => no <= last).length);
  }
}

/** Which rows of its file records may have been made from, the likeliest first. */
const candidatesOf = (
  db: Pick<Database, 'rows'>,
  { fileId, recipe }: Revision,
  records: readonly number[],
): Promise<RowOfOne[]> =>
  recipe.kind === 'kept'
    ? rowsOfRecords(db, fileId, records)
    : db.rows<RowOfOne>(
        '/* chosen.rows */ SELECT no AS record, source_row AS no FROM record WHERE no = ANY($1::bigint[]) ORDER BY no',
        [records],
      );

/** What its file brought of records. */
const wholeFieldsOf = async (
  db: Pick<Database, 'rows'>,
  records: readonly number[],
): Promise<ReadonlyMap<number, RecordFields>> =>
  new Map(
    records.length === 0
      ? []
      : (
          await db.rows<{ no: number; fields: RecordFields }>(
            '/* chosen.fields */ SELECT no, coalesce(whole_fields, fields) AS fields FROM record WHERE no = ANY($1::bigint[])',
            [records],
          )
        ).map(({ no, fields }) => [no, fields]),
  );

/** Looks at rows in their order; what else the site has to do gets its turn. */
async function inTurn(rows: readonly StoredRow[], look: (row: StoredRow) => void): Promise<void> {
  for (const [at, row] of rows.entries()) {
    look(row);
    if (at % A_TURN === A_TURN - 1) await setImmediate();
  }
}

/** Of rows that say the same readers have the first: it is this one. */
const withoutRepeats = (recipe: SheetRecipe): SheetRecipe => ({
  ...recipe,
  steps: recipe.steps.filter((step) => step.do !== 'repeated'),
});

/** A row of which a record was made, as the sheet has it. */
interface ProvenRow {
  no: number;
  /** All records that were made from it and chosen. */
  records: number[];
  key: string;
  nth: number;
  /** What its file says in the cell, and what it is after all steps. */
  written: string;
  made: string;
  /** How many records it makes. */
  had: number;
  hasMoved: boolean;
}

/**
 * Works out what becomes of chosen records where a cell of each is to say one text. The rows are mended as they stand in
 * the file, once as they are and once as they would be: steps take cells from rows above.
 */
export async function chosenEdits(
  db: Pick<Database, 'one' | 'rows'>,
  { sheet, published, records, masked, field, to }: ChosenAsked,
): Promise<ChosenEdits> {
  const { fileId } = published;
  const kind = recipeKind(sheet.recipe);
  if (!kind) throw new Error('A sheet of chosen records has no kind.');
  const left = new Map<WhyLeft, number[]>();
  const leave = (why: WhyLeft, those: readonly number[]) => {
    for (const record of those) pushTo(left, why, record);
  };

  leave('MASKED', masked);
  const isMasked = new Set(masked);
  const open = records.filter((no) => !isMasked.has(no));
  const candidates = await candidatesOf(db, published, open);
  const byRow = new Map<number, number[]>();
  for (const { record, no } of candidates) pushTo(byRow, no, record);
  const numbers = [...byRow.keys()].sort((one, other) => one - other);
  const isByNumber =
    kind.id === 'kept' &&
    ![...published.recipe.steps, ...sheet.recipe.steps].some(({ do: what }) => what === 'ditto' || what === 'fill');
  const rowsOfFile = () => (isByNumber ? numberedRows(db, fileId, numbers) : eachRow(db, fileId));

  const [valuesOf, keyOf] = [fieldValues(kind, sheet.recipe.columns), entryKeyOf(kind)];
  const place = kind.fields.findIndex(({ id }) => id === field);
  const menderOf = (recipe: SheetRecipe, headings: readonly string[]) =>
    createRowMender(recipeKind(recipe) ?? kind, withoutRepeats(recipe), headings);
  const [then, now] = [menderOf(published.recipe, published.headings), menderOf(sheet.recipe, sheet.headings)];
  const [madeThen, madeNow] = [outcomes(sheet, published.recipe), outcomes(sheet, sheet.recipe)];
  const shifts = sheet.recipe.steps.some((step) => step.do === 'shift');
  const shiftBack = createShiftBack(columnHolds(kind, sheet.recipe.columns));
  const keys = new Set<string>();
  for await (const rows of numberedRows(db, fileId, numbers))
    for (const { cells } of rows) keys.add(keyOf(valuesOf(cells)));
  const seen = new Map<string, number>();
  const proven = new Map<number, ProvenRow>();
  let characters = 0;
  const prove = (row: StoredRow, fields: ReadonlyMap<number, RecordFields>): void => {
    const values = valuesOf(row.cells);
    const key = keyOf(values);
    const nth = kind.id === 'kept' ? 0 : (seen.get(key) ?? 0);
    if (keys.has(key)) seen.set(key, nth + 1);
    const [before, made] = [then.mend(row.cells), now.mend(row.cells)];
    const asked = byRow.get(row.no);
    if (!asked || characters > MOST_CHARACTERS) return;
    const outcome = madeThen(
      row.no,
      before.map((cell) => cell.trim()),
    );
    const own = asked.filter((record) => makesFields(outcome, fields.get(record) ?? {}));
    if (own.length === 0) return;
    const trimmed = made.map((cell) => cell.trim());
    const [written, said] = [(values[place] ?? '').trim(), trimmed[place] ?? ''];
    characters += key.length + written.length + said.length;
    proven.set(row.no, {
      no: row.no,
      records: own,
      key,
      nth,
      written,
      made: said,
      had: Math.max(1, recordsIn(madeNow(row.no, trimmed))),
      hasMoved: shifts && shiftBack(row.cells) !== null,
    });
  };
  for await (const rows of rowsOfFile()) {
    const fields = await wholeFieldsOf(
      db,
      rows.flatMap(({ no }) => byRow.get(no) ?? []),
    );
    await inTurn(rows, (row) => prove(row, fields));
  }
  if (characters > MOST_CHARACTERS) return { changes: 0, shown: [], same: 0, left: [], step: null, isTooLong: true };
  // Of several rows that make a record it is the likeliest.
  const rowOf = new Map<number, number>();
  for (const { record, no } of candidates)
    if (!rowOf.has(record) && proven.get(no)?.records.includes(record)) rowOf.set(record, no);
  for (const [no, row] of proven) {
    row.records = row.records.filter((record) => rowOf.get(record) === no);
    if (row.records.length === 0) proven.delete(no);
  }
  leave(
    'UNKNOWN_ROW',
    open.filter((record) => !rowOf.has(record)),
  );

  const entryOf = ({ key, nth, written }: ProvenRow) => [key, nth, written] as const;
  const stepOf = (rows: readonly ProvenRow[]): ChosenStep => ({ do: 'cells', field, to, entries: rows.map(entryOf) });
  const fit = [...proven.values()].filter(({ hasMoved, records: those }) => {
    if (hasMoved) leave('MOVED_CELLS', those);
    return !hasMoved;
  });
  const step = stepOf(fit);
  const recipe = { ...sheet.recipe, steps: withSteps(sheet.recipe.steps, [step]) };
  const [after, madeAfter] = [menderOf(recipe, sheet.headings), outcomes(sheet, recipe)];
  const changing: ProvenRow[] = [];
  const shown: ChosenChange[] = [];
  let [changes, same] = [0, 0];
  const isFit = new Set(fit.map(({ no }) => no));
  const weigh = (row: StoredRow): void => {
    const made = after.mend(row.cells).map((cell) => cell.trim());
    const one = proven.get(row.no);
    if (!one || !isFit.has(row.no)) return;
    const cell = made[place] ?? '';
    if (cell === one.made) same += one.records.length;
    else if (recordsIn(madeAfter(row.no, made)) < one.had) leave('NO_RECORD', one.records);
    else {
      changing.push(one);
      changes += one.records.length;
      for (const record of one.records)
        if (shown.length < MOST_SHOWN) shown.push({ record, was: shortened(one.made), to: shortened(cell) });
    }
  };
  for await (const rows of rowsOfFile()) await inTurn(rows, weigh);
  const done = stepOf(changing);
  const isTooLong = JSON.stringify(done).length > MOST_STEP_CHARACTERS;
  return {
    changes,
    shown,
    same,
    left: [...left].flatMap(([why, those]) =>
      those.length === 0 ? [] : [{ why, count: those.length, records: those.slice(0, MOST_SHOWN) }],
    ),
    step: changes === 0 || isTooLong ? null : done,
    isTooLong,
  };
}
