import { countInWords } from '#domain/kernel/wording/countInWords.ts';

import { PROBLEM_TITLES } from '../problems/problemTitles.ts';
import type { ColumnStep, SheetStep } from './sheetStep.ts';
import type { SplitAt } from './splitCell.ts';

const titles: Readonly<Record<string, string>> = PROBLEM_TITLES;

/** What is not done to a column in a row that is left out of it. */
const EXCEPTED: Readonly<Record<ColumnStep, string>> = {
  replace: 'no value replaced',
  place: 'not the place that the others mean',
  case: 'capitals kept',
  ditto: 'the mark of repetition kept',
  fill: 'the cell left empty',
  dates: 'the date kept as it is',
  dayNumbers: 'the number of a day kept',
  pad: 'no zeros put before the number',
};

const SPLITS: Readonly<Record<SplitAt['by'], string>> = {
  sign: 'what is behind a sign',
  position: 'what is behind some letters',
  'last-word': 'the last word',
};
const orEmpty = (text: string): string => (text === '' ? '(empty)' : text);

/** What a step does, without the values it works on: histories are kept, and name no one. */
export function describeStep(step: SheetStep, fieldLabel: (field: string) => string): string {
  const of = 'field' in step && step.field !== null ? fieldLabel(step.field) : '';
  switch (step.do) {
    case 'replace':
      return `${of}: ${countInWords(step.values.length, 'value')} replaced`;
    case 'place':
      return `${of}: ${countInWords(step.values.length, 'value')} given the place that is meant`;
    case 'rewrite':
      return `${of}: ${step.isWhole ? 'cells' : 'parts of cells'} written otherwise`;
    case 'split':
      return `${of}: ${SPLITS[step.at.by]} goes to ${fieldLabel(step.into)}`;
    case 'also':
      return `${of}: fills ${fieldLabel(step.into)}, too`;
    case 'join':
      return `${of}: what ${fieldLabel(step.other)} has is put behind it`;
    case 'constant':
      return `${of}: the same in every row`;
    case 'case':
      return `${of}: words in capitals written as names are`;
    case 'ditto':
      return `${of}: marks of repetition replaced by what the row above has`;
    case 'fill':
      return `${of}: empty cells filled with what the row above has`;
    case 'dates':
      return `${of}: the ${step.order === 'day-first' ? 'day' : 'month'} is first in dates of three numbers`;
    case 'dayNumbers':
      return `${of}: numbers of days turned into dates`;
    case 'pad':
      return `${of}: zeros put before numbers, up to ${countInWords(step.digits, 'digit')}`;
    case 'tidy':
      return 'Further spaces and signs that are not seen removed';
    case 'encoding':
      return 'Letters read in the wrong encoding put right';
    case 'shift':
      return 'Cells moved back where they had clearly moved by a column';
    case 'headings':
      return 'Rows that repeat the headings left out';
    case 'repeated':
      return 'Rows that say the same as an earlier one left out';
    case 'cell':
      return `${of}: one cell mended`;
    case 'cells':
      return `${of}: ${countInWords(step.entries.length, 'cell')} of chosen records mended`;
    case 'leaveOut':
      return 'One entry left out';
    case 'except':
      return `${of}: ${EXCEPTED[step.of]} in one row`;
    case 'household':
      return `${countInWords(step.entries.length, 'row')} made one household`;
    case 'accept':
      return `${of === '' ? '' : `${of}: `}left as it is: ${titles[step.problem] ?? step.problem}`;
  }
}

/** The values that a step works on, a line each, for those who work on the sheet; none for a step that names none. */
export function stepDetails(step: SheetStep): string[] {
  switch (step.do) {
    case 'replace':
    case 'place':
      return step.values.map(({ from, to }) => `${from} → ${orEmpty(to)}`);
    case 'rewrite':
      return [`${step.from} → ${orEmpty(step.to)}`];
    case 'split':
      return step.at.by === 'sign'
        ? [`“${step.at.sign}”`]
        : step.at.by === 'position'
          ? [String(step.at.position)]
          : [];
    case 'join':
      return step.sign.trim() === '' ? [] : [`“${step.sign}”`];
    case 'constant':
      return [`→ ${orEmpty(step.to)}`];
    case 'cell':
      return [`${orEmpty(step.was)} → ${orEmpty(step.to)}`];
    case 'cells':
      return [`→ ${orEmpty(step.to)}`];
    case 'except':
      return [step.to === undefined ? step.was : `${step.was} → ${step.to}`];
    case 'accept':
      return [...(step.values ?? [])];
    default:
      return [];
  }
}
