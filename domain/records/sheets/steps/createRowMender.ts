import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import { textKey } from '#domain/kernel/values/textKey.ts';

import type { SheetKind } from '../sheetKind.ts';
import type { SheetRecipe } from '../sheetRecipe.ts';
import { type CellEdit, cellEdits } from './cellEdits.ts';
import { fromDayNumber, isDitto, namesCase, padded, reencoded, tidied, withMonthInLetters } from './cellMends.ts';
import { createPlaceMender, type Exception } from './createPlaceMender.ts';
import { fieldMend } from './fieldMends.ts';
import { columnHolds, createHeadingRows, createShiftBack } from './rowMends.ts';
import type { SheetStep } from './sheetStep.ts';
import { inStepOrder } from './stepOrder.ts';

/** Makes of the rows of a file what becomes records, one after another in their order. */
export interface RowMender {
  /**
   * The cells of a row in the order of the kind's fields: each from its column, mended, else what holds for every row. A
   * row without anything stays one, and one that is left out becomes one.
   */
  mend: (cells: readonly string[]) => string[];
  /** Edits of the row that was mended last which do not hold, since the file says something else by now. */
  overruled: () => readonly Overruled[];
  /** By step: rows that it has changed so far. */
  changed: readonly number[];
}

/** A cell that an edit is not done to. */
export interface Overruled {
  field: string;
  /** What the file says by now. */
  now: string;
}

/** What a step does with the cells of a row by field: whether it changed any, or leaves the row out. */
type Mend = (values: string[]) => boolean | 'left out';
/** What is done to the row of one entry: a cell is edited, a column’s step not done, or the row left out. */
interface EntryMend {
  at: number;
  nth: number | undefined;
  edit: CellEdit | Exception | Household | null;
}
/** Where a row is by the steps of its entry: the name of its household, and its place there, from 1. */
interface Household {
  name: string;
  place: number;
}

const UNIT = '\u001F';
/** Of what an entry is known by. */
export const LONGEST_KEY = 1_000;

/**
 * Makes the function that says what an entry is known by in the next file: its cells in the fields that say who, when and
 * where. It is given them by field of the kind, before any step.
 */
export function entryKeyOf({ fields, key }: SheetKind): (values: readonly string[]) => string {
  const places = [...fields.entries()].filter(([, { id }]) => key.includes(id)).map(([at]) => at);
  return (values) =>
    places
      .map((at) => (values[at] ?? '').trim())
      .join(UNIT)
      .slice(0, LONGEST_KEY);
}

/** The cells of a row by field of its kind, as the file has them. */
export const fieldValues = (
  { fields }: SheetKind,
  columns: SheetRecipe['columns'],
): ((cells: readonly string[]) => string[]) => {
  const sources = fields.map(({ id }) => columns.indexOf(id));
  return (cells) => sources.map((at) => (at === -1 ? '' : (cells[at] ?? '')));
};

/** Mends every cell of one field, or of all, by a function of its own. */
const eachCell =
  (of: readonly number[], mend: (cell: string) => string): Mend =>
  (values) => {
    let isChanged = false;
    for (const at of of) {
      const before = values[at] ?? '';
      const after = before === '' ? '' : mend(before);
      if (after === before) continue;
      values[at] = after;
      isChanged = true;
    }
    return isChanged;
  };

/** Cells that take what the row above has. */
function fromAbove(at: number, isAsked: (cell: string) => boolean): Mend {
  let above = '';
  return (values) => {
    const cell = (values[at] ?? '').trim();
    if (!isAsked(cell)) {
      above = values[at] ?? '';
      return false;
    }
    if (above === '') return false;
    values[at] = above;
    return true;
  };
}

/** Finds rows that say the same as one before. */
export function createRepeats(): (values: readonly string[]) => boolean {
  const seen = new Set<number>();
  return (values) => {
    const row = textKey(values.map((cell) => cell.trim()).join(UNIT));
    return seen.size === seen.add(row).size;
  };
}

function mendOf(step: SheetStep, kind: SheetKind): Mend | null {
  const indexOf = (field: string) => kind.fields.findIndex(({ id }) => id === field);
  const all = [...kind.fields.keys()].filter((place) => !kind.fields[place]?.isFixed);
  const at = 'field' in step && step.field !== null ? indexOf(step.field) : -1;
  const one = at === -1 ? [] : [at];
  switch (step.do) {
    case 'replace': {
      const to = new Map(step.values.map((value) => [value.from, value.to]));
      return eachCell(one, (cell) => to.get(cell.trim()) ?? cell);
    }
    case 'case':
      return eachCell(one, namesCase);
    case 'ditto':
      return at === -1 ? null : fromAbove(at, isDitto);
    case 'fill':
      return at === -1 ? null : fromAbove(at, (cell) => cell === '');
    case 'dates':
      return eachCell(one, (cell) => withMonthInLetters(cell, step.order));
    case 'dayNumbers':
      return eachCell(one, fromDayNumber);
    case 'pad':
      return eachCell(one, (cell) => padded(cell, step.digits));
    case 'tidy':
      return eachCell(all, tidied);
    case 'encoding':
      return eachCell(all, reencoded);
    case 'repeated': {
      const isRepeated = createRepeats();
      return (values) => isRepeated(values) && 'left out';
    }
    case 'rewrite':
    case 'split':
    case 'also':
    case 'join':
    case 'constant':
      return fieldMend(step, indexOf);
    // Done on the cells of the file, before they have fields, or on all that a row says; or nothing to do.
    case 'place':
    case 'cell':
    case 'cells':
    case 'leaveOut':
    case 'household':
    case 'shift':
    case 'headings':
    case 'except':
    case 'accept':
      return null;
  }
}

/** A row after the steps of its entry. */
interface MendedEntry {
  cells: readonly string[];
  isOut: boolean;
  overruled: readonly Overruled[];
  exceptions: readonly Exception[];
  household: Household | null;
}

const NONE: readonly Overruled[] = [];
const NO_EXCEPTIONS: readonly Exception[] = [];

/**
 * Makes the function that mends rows by the steps of single entries: on the cells of the file, which they take the place
 * of.
 *
 * @param rowsBefore - how many rows of a key come before the first that is mended.
 */
function createEntryMender(
  { kind, columns }: { kind: SheetKind; columns: SheetRecipe['columns'] },
  steps: readonly SheetStep[],
  { count, rowsBefore }: { count: (at: number) => void; rowsBefore: (key: string) => number },
): (cells: readonly string[]) => MendedEntry {
  const [valuesOf, keyOf] = [fieldValues(kind, columns), entryKeyOf(kind)];
  const byKey = new Map<string, EntryMend[]>();
  for (const [at, step] of steps.entries()) {
    for (const edit of cellEdits(step)) pushTo(byKey, edit.key, { at, nth: edit.nth, edit });
    if (step.do === 'leaveOut') pushTo(byKey, step.key, { at, nth: step.nth, edit: null });
    if (step.do === 'except') pushTo(byKey, step.key, { at, nth: step.nth, edit: step });
    if (step.do === 'household')
      for (const [place, [key, nth]] of step.entries.entries())
        pushTo(byKey, key, { at, nth, edit: { name: step.name, place: place + 1 } });
  }
  const rowsOf = new Map<string, number>();
  return (written) => {
    const key = byKey.size === 0 ? '' : keyOf(valuesOf(written));
    const own = byKey.size === 0 ? undefined : byKey.get(key);
    if (!own) return { cells: written, isOut: false, overruled: NONE, exceptions: NO_EXCEPTIONS, household: null };
    const nth = rowsOf.get(key) ?? rowsBefore(key);
    rowsOf.set(key, nth + 1);
    const cells = [...written];
    const overruled: Overruled[] = [];
    const exceptions: Exception[] = [];
    let isOut = false;
    let household: Household | null = null;
    for (const { at, nth: of, edit } of own) {
      if (of !== undefined && of !== nth) continue;
      if (edit === null) isOut = true;
      else if ('place' in edit) household = edit;
      else {
        const { field, was, to } = edit;
        const isException = 'do' in edit;
        const column = columns.indexOf(field);
        if (column === -1) {
          // What a step, or all rows together, fill has no cell of its own: the exception holds for as long as the entry.
          if (!isException) continue;
          exceptions.push(edit);
          count(at);
          continue;
        }
        const now = (written[column] ?? '').trim();
        if (now !== was) {
          if ((isException || now !== to) && !overruled.some((one) => one.field === field))
            overruled.push({ field, now });
          continue;
        }
        if (isException) exceptions.push(edit);
        else cells[column] = edit.to;
      }
      count(at);
    }
    return { cells, isOut, overruled, exceptions, household };
  };
}

/**
 * Makes it for a file with these headings. Where the first row that is mended is not the first of the file, `rowsBefore`
 * says how many rows of a key, as `entryKeyOf` makes it, come before that.
 */
export function createRowMender(
  kind: SheetKind,
  { columns, constants, steps }: Pick<SheetRecipe, 'columns' | 'constants' | 'steps'>,
  headings: readonly string[],
  rowsBefore: (key: string) => number = () => 0,
): RowMender {
  const [isHeadings, shiftBack] = [createHeadingRows(headings), createShiftBack(columnHolds(kind, columns))];
  const valuesOf = fieldValues(kind, columns);
  const empty = new Set(['', ...kind.blanks]);
  const given = kind.fields.map(({ id }) => constants[id] ?? '');
  const mends = inStepOrder(steps).flatMap((step) => {
    const work = mendOf(step, kind);
    return work ? [{ at: steps.indexOf(step), work, step, isLeaving: step.do === 'repeated' }] : [];
  });
  const { group = null, order = null } = kind.households ?? {};
  const [groupAt, orderAt] = [
    kind.fields.findIndex(({ id }) => id === group),
    kind.fields.findIndex(({ id }) => id === order),
  ];
  const changed = steps.map(() => 0);
  const [shift, repeatsHeadings] = [
    steps.findIndex((step) => step.do === 'shift'),
    steps.findIndex((step) => step.do === 'headings'),
  ];
  const count = (at: number) => {
    changed[at] = (changed[at] ?? 0) + 1;
  };
  const mendEntry = createEntryMender({ kind, columns }, steps, { count, rowsBefore });
  const mendPlaces = createPlaceMender(kind, steps, count);
  let overruled = NONE;

  function mend(written: readonly string[]): string[] {
    const nothing = kind.fields.map(() => '');
    const entry = mendEntry(written);
    const { cells, isOut, exceptions } = entry;
    overruled = entry.overruled;
    if (cells.every((cell) => cell.trim() === '')) return nothing;
    if (repeatsHeadings !== -1 && isHeadings(cells)) {
      if (!isOut) count(repeatsHeadings);
      return nothing;
    }
    const back = shift === -1 ? null : shiftBack(cells);
    if (back && !isOut) count(shift);
    const values = valuesOf(back ?? cells);
    let isLeft = isOut;
    // The rows below a row that is left out say “as above” of it all the same.
    for (const { at, work, step, isLeaving } of mends) {
      if (isLeft && isLeaving) continue;
      if (exceptions.some((one) => one.of === step.do && 'field' in step && one.field === step.field)) {
        // The rows below take from it what they would have taken.
        work([...values]);
        continue;
      }
      const did = work(values);
      if (did && !isOut) count(at);
      if (did === 'left out') isLeft = true;
    }
    if (isLeft) return nothing;
    if (entry.household) {
      if (groupAt !== -1) values[groupAt] = entry.household.name;
      if (orderAt !== -1) values[orderAt] = String(entry.household.place);
    }
    const all = values.map((value, at) => (given[at] !== '' && empty.has(value.trim()) ? (given[at] ?? '') : value));
    mendPlaces(all, exceptions);
    return all;
  }
  return { mend, overruled: () => overruled, changed };
}
