import type { SheetStep } from '../steps/sheetStep.ts';

/**
 * What problems with the cells of a sheet there may be, in the order in which they are listed, and how much each
 * matters: no record is made of the row; it should be decided; it is good to know.
 */
export const PROBLEMS = {
  rejected: 'stop',
  overruled: 'ask',
  noValue: 'ask',
  cellError: 'ask',
  headings: 'ask',
  totals: 'ask',
  shifted: 'ask',
  encoding: 'ask',
  ditto: 'ask',
  blank: 'ask',
  dateUnread: 'ask',
  closingUnread: 'ask',
  dateOrder: 'ask',
  dayNumber: 'ask',
  ageUnread: 'ask',
  sexUnread: 'ask',
  countyUnknown: 'ask',
  spelling: 'ask',
  placeSeveral: 'ask',
  signs: 'ask',
  zeros: 'ask',
  repeated: 'ask',
  capitals: 'ask',
  twoNames: 'ask',
  untidy: 'ask',
  placeUnknown: 'note',
  swapped: 'note',
  closingPast: 'note',
  nameRemark: 'note',
  dateNever: 'note',
  dateOutside: 'note',
  ageAgainstDates: 'note',
  sexAgainstName: 'note',
  sameEntry: 'note',
  long: 'note',
} as const satisfies Record<string, 'stop' | 'ask' | 'note'>;
export type ProblemId = keyof typeof PROBLEMS;

/** A problem that shows in a spreadsheet alone, while it is read. */
export interface FileFinding {
  id: Extract<ProblemId, 'noValue' | 'cellError'>;
  rows: number;
  /** Numbers of the first rows that have it. */
  some: number[];
}

/** One of the values that have a problem. */
export interface ProblemValue {
  value: string;
  rows: number;
  /** Numbers of the first rows that have it. */
  some: number[];
  /** What is probably meant; null where nothing says. */
  suggestion: string | null;
}

/** A step that would mend a problem, and how many rows speak for it where several would. */
export interface ProblemFix {
  step: Exclude<SheetStep, { do: 'replace' | 'place' | 'cell' | 'leaveOut' | 'except' | 'household' | 'accept' }>;
  speakFor: number | null;
}

/** A problem of a sheet. */
export interface SheetProblem {
  id: ProblemId;
  /** Null for one of whole rows. */
  field: string | null;
  rows: number;
  /** The most frequent first. */
  values: ProblemValue[];
  /** How many different ones there are; those behind the listed ones are only counted. */
  differentValues: number;
  fixes: ProblemFix[];
}
