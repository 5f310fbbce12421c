import { textKey } from '#domain/kernel/values/textKey.ts';

import type { SheetField, SheetKind } from '../sheetKind.ts';
import type { SheetRecipe } from '../sheetRecipe.ts';
import { dateNumbers } from '../steps/cellMends.ts';
import { createRepeats, entryKeyOf, type Overruled } from '../steps/createRowMender.ts';
import { filledFields } from '../steps/fieldMends.ts';
import { columnHolds, createHeadingRows, createShiftBack } from '../steps/rowMends.ts';
import type { SheetStep } from '../steps/sheetStep.ts';
import { cellProblems, type CellProblem, type CellSetting, LONGEST } from './cellProblems.ts';
import { isTotal } from './isTotal.ts';
import type { AskedPlace } from './placeAnswer.ts';
import { type PlaceAnswers, PlaceCounts } from './PlaceCounts.ts';
import { ProblemTally, ValueCounts } from './ProblemTally.ts';
import { rowProblems } from './rowProblems.ts';
import type { FileFinding, ProblemFix, SheetProblem } from './sheetProblem.ts';
import { yearsOfTitle } from './yearsOfTitle.ts';

/** A row that is looked at. */
interface LookedAt {
  cells: readonly string[];
  values: readonly string[];
  rejected: string | null;
  overruled: readonly Overruled[];
}

/** Finds what is wrong with the rows of a sheet, one after another in their order. */
export interface ProblemFinder {
  /**
   * @param no - of the row, from 1.
   * @param row.cells - as the file has them.
   * @param row.values - by field of the kind, after all steps; empty for a row that a step has left out.
   * @param row.rejected - why no record is made of the row; null where one is.
   * @param row.overruled - edits of the row that do not hold.
   */
  look: (no: number, row: LookedAt) => void;
  /** The places that rows say, to be looked up in the gazetteer, the most frequent first. */
  places: () => AskedPlace[];
  /** Rows that say a place without an answer. */
  openPlaces: (answers: PlaceAnswers) => number;
  /**
   * What was found and not accepted, the most serious kinds first.
   *
   * @param answers - of the gazetteer; a place without one has no problem.
   */
  problems: (answers?: PlaceAnswers) => SheetProblem[];
  /** By field that a column fills: what its cells say. */
  values: () => ReadonlyMap<string, FieldValues>;
}

/** What the cells of a column say after all steps, the most frequent first, and how many different values there are. */
export type FieldValues = ReturnType<ValueCounts['list']>;

/** Answers that are kept of one column: most values come again. */
const MOST_KNOWN = 20_000;
/** Fields whose values are held against each other for their spelling. */
const SPELT = ['place', 'county', 'church'];

/** A column that fills a field: what its cells had so far. */
interface Filled {
  field: SheetField;
  /** Of the kind's fields. */
  at: number;
  known: Map<string, readonly CellProblem[]>;
  counts: ValueCounts;
  /** Rows whose date can be read in one order only. */
  speakFor: { 'day-first': number; 'month-first': number };
  /** Longest number that has a zero before it, and shorter numbers without. */
  zeros: { digits: number; shorter: { value: string; no: number }[] };
  hasValue: boolean;
}

/** A number that a spreadsheet would have taken a zero from, and what it then looks like. */
const NUMBER = /^\d{1,12}$/u;
/** Shorter numbers that are kept until it is known whether there is one with a zero. */
const MOST_NUMBERS = 10_000;

function addNumber({ zeros }: Filled, value: string, no: number): void {
  if (!NUMBER.test(value)) return;
  if (value.startsWith('0') && value.length > 1) zeros.digits = Math.max(zeros.digits, value.length);
  else if (zeros.shorter.length < MOST_NUMBERS) zeros.shorter.push({ value, no });
}

const stepsFor: Partial<Record<SheetProblem['id'], (field: string | null, of: Filled | undefined) => ProblemFix[]>> = {
  headings: () => [{ step: { do: 'headings' }, speakFor: null }],
  shifted: () => [{ step: { do: 'shift' }, speakFor: null }],
  encoding: () => [{ step: { do: 'encoding' }, speakFor: null }],
  untidy: () => [{ step: { do: 'tidy' }, speakFor: null }],
  repeated: () => [{ step: { do: 'repeated' }, speakFor: null }],
  ditto: (field) => (field === null ? [] : [{ step: { do: 'ditto', field }, speakFor: null }]),
  blank: (field) => (field === null ? [] : [{ step: { do: 'fill', field }, speakFor: null }]),
  capitals: (field) => (field === null ? [] : [{ step: { do: 'case', field }, speakFor: null }]),
  dayNumber: (field) => (field === null ? [] : [{ step: { do: 'dayNumbers', field }, speakFor: null }]),
  zeros: (field, of) =>
    field === null || !of ? [] : [{ step: { do: 'pad', field, digits: of.zeros.digits }, speakFor: null }],
  dateOrder: (field, of) =>
    field === null || !of
      ? []
      : (['day-first', 'month-first'] as const)
          .map((order): ProblemFix => ({ step: { do: 'dates', field, order }, speakFor: of.speakFor[order] }))
          .sort((one, other) => (other.speakFor ?? 0) - (one.speakFor ?? 0)),
};

/** By problem and field: values that were accepted as they are. */
function acceptedBy(steps: readonly SheetStep[]): Map<string, Set<string> | 'all'> {
  const accepted = new Map<string, Set<string> | 'all'>();
  for (const step of steps) {
    if (step.do !== 'accept') continue;
    const key = `${step.problem} ${step.field ?? ''}`;
    const known = accepted.get(key) ?? [];
    accepted.set(key, step.values == null || known === 'all' ? 'all' : new Set([...known, ...step.values]));
  }
  return accepted;
}

/** A sheet whose rows are looked at. */
interface LookedAtSheet {
  title: string;
  headings: readonly string[];
  /** What was found while its file was read. */
  findings?: readonly FileFinding[];
  /** `YYYY-MM-DD`; left out where nothing is past. */
  today?: string;
}

/**
 * Makes it for a sheet: by its title, as a register of some years names them, and by the headings of its file.
 */
export function createProblemFinder(
  kind: SheetKind,
  { columns, constants, set, steps }: Pick<SheetRecipe, 'columns' | 'constants' | 'set' | 'steps'>,
  { title, headings, findings = [], today = '' }: LookedAtSheet,
): ProblemFinder {
  const setting: CellSetting = {
    notation: set.notation,
    years: yearsOfTitle(title),
    today,
    sexes: new Set(['male', 'female', ...Object.keys(kind.tables['sex'] ?? {})]),
  };
  const filledIds = filledFields(columns, steps);
  const filled = kind.fields.flatMap((field, at): Filled[] =>
    filledIds.has(field.id) && !field.isFixed
      ? [
          {
            field,
            at,
            known: new Map(),
            counts: new ValueCounts(),
            speakFor: { 'day-first': 0, 'month-first': 0 },
            zeros: { digits: 0, shorter: [] },
            hasValue: false,
          },
        ]
      : [],
  );
  const atOf = new Map(kind.fields.map(({ id }, at) => [id, at]));
  const tally = new ProblemTally();
  const places = new PlaceCounts(kind, new Set([...filledIds, ...Object.keys(constants)]));
  for (const { id, rows, some } of findings)
    tally.addCounted({ id, field: null }, { value: '', rows, some, suggestion: null });
  const blanks = new Set(kind.blanks);
  const isRepeated = createRepeats();
  const keyOf = entryKeyOf(kind);
  const [isHeadings, shiftBack] = [createHeadingRows(headings), createShiftBack(columnHolds(kind, columns))];
  const entries = new Set<number>();
  const is = (name: 'headings' | 'shift'): boolean => steps.some((step) => step.do === name);
  const [leavesHeadings, shifts] = [is('headings'), is('shift')];

  function problemsOf(column: Filled, cell: string): readonly CellProblem[] {
    const known = column.known.get(cell);
    if (known) return known;
    const found = cellProblems(cell, column.field, setting);
    if (column.known.size < MOST_KNOWN && cell.length <= LONGEST) column.known.set(cell, found);
    return found;
  }

  function lookAtCells(no: number, values: readonly string[]): void {
    for (const column of filled) {
      const { field, at, counts, speakFor } = column;
      const cell = values[at] ?? '';
      if (cell.trim() === '') {
        if (field.isForAll && column.hasValue) tally.add({ id: 'blank', field: field.id, value: '' }, no);
        continue;
      }
      column.hasValue = true;
      if (blanks.has(cell.trim())) continue;
      for (const { id, suggestion } of problemsOf(column, cell))
        tally.add(
          { id, field: id === 'encoding' || id === 'untidy' ? null : field.id, value: cell.trim(), suggestion },
          no,
        );
      counts.add(cell.trim(), no);
      if (field.holds === 'number') addNumber(column, cell.trim(), no);
      const numbers = field.holds === 'date' ? dateNumbers(cell) : null;
      if (numbers && numbers.first > 12) speakFor['day-first'] += 1;
      if (numbers && numbers.second > 12) speakFor['month-first'] += 1;
    }
  }

  function look(no: number, { cells, values, rejected, overruled }: LookedAt): void {
    for (const { field, now } of overruled) tally.add({ id: 'overruled', field, value: now }, no);
    if (values.every((value) => value === '')) return;
    const whole = (id: SheetProblem['id'], value: string) => tally.add({ id, field: null, value }, no);
    if (rejected !== null) whole('rejected', rejected);
    if (!leavesHeadings && isHeadings(cells)) {
      whole('headings', '');
      return;
    }
    if (isTotal(cells)) {
      whole('totals', cells.filter((cell) => cell.trim() !== '').join(' · '));
      return;
    }
    if (!shifts && shiftBack(cells)) {
      whole('shifted', '');
      return;
    }
    if (isRepeated(values)) {
      whole('repeated', '');
      return;
    }
    const key = textKey(keyOf(values));
    if (entries.has(key) && rejected === null) whole('sameEntry', '');
    entries.add(key);
    lookAtCells(no, values);
    places.add(no, values);
    for (const { id, value } of rowProblems((field) => (values[atOf.get(field) ?? -1] ?? '').trim())) whole(id, value);
  }

  function problems(answers: PlaceAnswers = new Map()): SheetProblem[] {
    places.judge(answers, tally);
    for (const { field, counts, zeros } of filled) {
      for (const { value, some, rows, suggestion } of SPELT.includes(field.id) ? counts.misspelt() : [])
        tally.addCounted({ id: 'spelling', field: field.id }, { value, rows, some, suggestion });
      if (zeros.digits > 0)
        for (const { value, no } of zeros.shorter)
          if (value.length < zeros.digits) tally.add({ id: 'zeros', field: field.id, value }, no);
    }
    const accepted = acceptedBy(steps);
    return tally
      .list((id, field, value) => {
        const values = accepted.get(`${id} ${field ?? ''}`);
        return values === 'all' || values?.has(value) === true;
      })
      .map((problem) => ({
        ...problem,
        fixes:
          stepsFor[problem.id]?.(
            problem.field,
            filled.find(({ field }) => field.id === problem.field),
          ) ?? [],
      }));
  }
  const values = () => new Map(filled.map(({ field, counts }) => [field.id, counts.list()]));
  return { look, places: () => places.asked(), openPlaces: (answers) => places.open(answers), problems, values };
}
