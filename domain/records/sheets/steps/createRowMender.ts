import { textKey } from '#domain/kernel/values/textKey.ts';

import type { SheetKind } from '../sheetKind.ts';
import type { SheetRecipe } from '../sheetRecipe.ts';
import { fromDayNumber, isDitto, namesCase, padded, reencoded, tidied, withMonthInLetters } from './cellMends.ts';
import { areSwapped, createHeadingRows, createShiftBack } from './rowMends.ts';
import type { SheetStep } from './sheetStep.ts';

/** Makes of the rows of a file what becomes records, one after another in their order. */
export interface RowMender {
  /**
   * The cells of a row in the order of the kind's fields: each from its column, mended, else what holds for every row. A
   * row without anything stays one, and one that is left out becomes one.
   */
  mend: (cells: readonly string[]) => string[];
  /** By step: rows that it has changed so far. */
  changed: readonly number[];
}

/** What a step does with the cells of a row by field: whether it changed any, or leaves the row out. */
type Mend = (values: string[], key: () => string) => boolean | 'left out';

const UNIT = '\u001F';
const LONGEST_KEY = 1_000;

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
  const all = [...kind.fields.keys()];
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
    case 'swap': {
      const [forename, surname] = [indexOf('forename'), indexOf('surname')];
      return (values) => {
        const [first = '', last = ''] = [values[forename], values[surname]];
        if (forename === -1 || surname === -1 || !areSwapped(first, last)) return false;
        values[forename] = last;
        values[surname] = first;
        return true;
      };
    }
    case 'repeated': {
      const isRepeated = createRepeats();
      return (values) => isRepeated(values) && 'left out';
    }
    case 'cell':
      return at === -1
        ? null
        : (values, key) => {
            if ((values[at] ?? '').trim() !== step.was || key() !== step.key) return false;
            values[at] = step.to;
            return true;
          };
    case 'leaveOut':
      return (values, key) => key() === step.key && 'left out';
    // Done on the cells of the file, before they have fields; or nothing to do.
    case 'shift':
    case 'headings':
    case 'accept':
      return null;
  }
}

/** @param headings - of the file. */
export function createRowMender(
  kind: SheetKind,
  { columns, constants, steps }: Pick<SheetRecipe, 'columns' | 'constants' | 'steps'>,
  headings: readonly string[],
): RowMender {
  const holdsOf = new Map(kind.fields.map(({ id, holds }) => [id, holds]));
  const holds = columns.map((field) => (field === null ? null : (holdsOf.get(field) ?? null)));
  const [isHeadings, shiftBack] = [createHeadingRows(headings), createShiftBack(holds)];
  const [valuesOf, keyOf] = [fieldValues(kind, columns), entryKeyOf(kind)];
  const empty = new Set(['', ...kind.blanks]);
  const given = kind.fields.map(({ id }) => constants[id] ?? '');
  const mends = steps.flatMap((step, at) => {
    const work = mendOf(step, kind);
    return work ? [{ at, work, isOfEntry: step.do === 'cell' || step.do === 'leaveOut' }] : [];
  });
  // What was mended of one entry takes the place of what the file has, and is mended with the rest.
  const inOrder = [...mends.filter(({ isOfEntry }) => isOfEntry), ...mends.filter(({ isOfEntry }) => !isOfEntry)];
  const changed = steps.map(() => 0);
  const [shift, repeatsHeadings] = [
    steps.findIndex((step) => step.do === 'shift'),
    steps.findIndex((step) => step.do === 'headings'),
  ];
  const count = (at: number) => {
    changed[at] = (changed[at] ?? 0) + 1;
  };

  function mend(cells: readonly string[]): string[] {
    const nothing = kind.fields.map(() => '');
    if (cells.every((cell) => cell.trim() === '')) return nothing;
    if (repeatsHeadings !== -1 && isHeadings(cells)) {
      count(repeatsHeadings);
      return nothing;
    }
    const back = shift === -1 ? null : shiftBack(cells);
    if (back) count(shift);
    const values = valuesOf(back ?? cells);
    let known: string | null = null;
    const asWritten = [...values];
    const key = () => (known ??= keyOf(asWritten));
    for (const { at, work } of inOrder) {
      const did = work(values, key);
      if (did) count(at);
      if (did === 'left out') return nothing;
    }
    return values.map((value, at) => (given[at] !== '' && empty.has(value.trim()) ? (given[at] ?? '') : value));
  }
  return { mend, changed };
}
