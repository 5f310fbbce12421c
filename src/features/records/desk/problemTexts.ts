import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';
import type { ProblemId } from '#domain/records/sheets/problems/sheetProblem.ts';
import type { ColumnStep, SheetStep } from '#domain/records/sheets/steps/sheetStep.ts';

import type { SheetFix } from './deskApi.ts';

const rows = (count: number): string => countInWords(count, 'row');

/** What each kind of problem is, as a sentence below its title. */
export const KINDS: Readonly<Record<ProblemId, string>> = {
  rejected: 'Something that a record cannot do without is missing. Mend the rows here, or in the file.',
  overruled:
    'A cell of an entry was edited here, and the file says something else by now, so the file holds. Open the row to edit it again, or leave what the file says.',
  noValue:
    'A cell of these rows has a formula that no program worked out, so nothing came from it. Open the spreadsheet, save it, and bring it again, or write the cells here.',
  cellError:
    'A cell of these rows has an error such as #REF!, so nothing came from it. Mend it in the spreadsheet, or write the cell here.',
  totals: 'These rows count others. Open each and leave it out, or it becomes a record where it can.',
  headings: 'These rows say the headings again, as prints do on every page.',
  shifted: 'In these rows the cells have clearly moved by one column.',
  encoding: 'A program took one letter for two, mostly where there was an accent or a curled apostrophe.',
  ditto: 'Readers search for what is meant, and a mark on its own says nothing.',
  blank: 'Other rows say something here. Is the same meant as in the row above?',
  swapped: 'Perhaps: the surname is known as a first name alone, and the first name as none. Open the rows and look.',
  dateUnread: 'Readers find these records by their names, but by no year.',
  closingUnread: 'Nothing says when these rows open, so they stay closed.',
  dateOrder: 'Both numbers may be a month. If nothing is said, the day is taken to be first.',
  dayNumber: 'A spreadsheet counts days from 1900, and its count came in place of a date.',
  ageUnread: 'No year of birth can be worked out from these.',
  sexUnread: 'Known are m, f, male and female, and in baptisms son and daughter.',
  countyUnknown: 'No county of these islands has such a name or code.',
  spelling: 'These are rare, and close to a frequent spelling. Empty the box of one that is right as it is.',
  placeSeveral:
    'Several places have such a name, so readers who look for one of them do not find these records. Say which is meant: what is written stays.',
  placeUnknown:
    'The gazetteer has no such place there. It never has all: farms and streets are rarely in it. Say which place is meant where a spelling is in the way: what is written stays.',
  signs: 'The sheet says how unread letters are marked, and these marks are not of that kind.',
  zeros: 'Other numbers of this column have zeros in front; a spreadsheet takes them away.',
  repeated: 'An earlier row has the same in every cell that is used.',
  capitals: 'Readers find them all the same. Names are easier to read with small letters.',
  twoNames: 'If the whole column holds first names and surname, choose that on the page Columns.',
  untidy: 'Two spaces, and marks that a text was copied with.',
  closingPast: 'What these close is open already: the day has come.',
  nameRemark: 'They are shown to readers as they are written.',
  dateNever: '30 February, and in England 3 to 13 September 1752. A register may say so all the same.',
  dateOutside: 'A slip of the year, or the title says too little.',
  ageAgainstDates: 'The age and the two dates are years apart.',
  sexAgainstName: 'These first names are known of the other sex alone.',
  sameEntry: 'They agree in who, when and where, and differ in something else. Each becomes a record.',
  long: 'A name, a place or a date is rarely that long.',
};

/**
 * Problems whose values are seldom what was meant: they may be replaced where they are listed. Very long ones are not
 * shown whole.
 */
export const MAY_REPLACE: ReadonlySet<string> = new Set<ProblemId>([
  'dateUnread',
  'closingUnread',
  'dateNever',
  'dateOutside',
  'ageUnread',
  'sexUnread',
  'countyUnknown',
  'placeSeveral',
  'placeUnknown',
  'spelling',
  'signs',
  'twoNames',
  'nameRemark',
]);

/** Problems whose values mean a place, whatever is written. */
export const OF_PLACES: ReadonlySet<string> = new Set<ProblemId>(['placeSeveral', 'placeUnknown']);

const FIXES: Partial<Record<SheetStep['do'], string>> = {
  headings: 'Leave these rows out',
  shift: 'Move the cells back',
  encoding: 'Put the letters right',
  tidy: 'Remove them',
  repeated: 'Keep the first of each',
  ditto: 'Take what the row above has',
  fill: 'Take what the row above has',
  case: 'Write them as names are',
  dayNumbers: 'Turn them into dates',
};

/** What a fix is called on its button. */
export function fixText({ do: what, order, digits, speakFor }: SheetFix): string {
  if (what === 'pad') return `Write them with ${countInWords(digits ?? 0, 'digit')}`;
  if (what !== 'dates') return FIXES[what as SheetStep['do']] ?? what;
  const proof = speakFor ? `: ${figure(speakFor)} other dates are so` : '';
  return `${order === 'DAY_FIRST' ? 'The day is first' : 'The month is first'}${proof}`;
}

/** What a row is left out of. */
const EXCEPTIONS: Readonly<Record<ColumnStep, string>> = {
  replace: 'the values that are replaced',
  place: 'the place that is said',
  case: 'capitals written as names are',
  ditto: 'marks of repetition replaced',
  fill: 'empty cells filled',
  dates: 'the order of dates',
  dayNumbers: 'numbers turned into dates',
  pad: 'zeros put before numbers',
};

/** What may be wrong with the cells of a sheet, `/desk/sheets/:sheetId/problems`. */
export const problemTexts = {
  intro:
    'What in the rows may be wrong. Nothing in your file is changed: each mend is a step, done again with every later file of this sheet, and undone alone.',
  loading: 'Looking at the rows. This takes a moment for a long file.',
  failed: 'We couldn’t look at the rows',
  of: (title: string, field: string | null) => (field === null ? title : `${title}: ${field}`),
  groups: {
    STOP: 'Not taken',
    ASK: 'To decide',
    NOTE: 'Good to know',
  },
  severity: { STOP: 'Not taken', ASK: 'To decide', NOTE: 'To know' },
  none: {
    title: 'Nothing to decide',
    text: 'Nothing in the rows looks wrong, as far as a program can tell. Look at the records next.',
  },
  summary: (ask: number, stop: number) =>
    [ask > 0 && `${countInWords(ask, 'problem')} to decide`, stop > 0 && `${rows(stop)} not taken`]
      .filter(Boolean)
      .join(', ') || 'Nothing to decide',
  rows,
  valuesOf: (title: string) => `Values of “${title}”`,
  value: 'What the cells say',
  noValue: 'Rows',
  count: 'How often',
  some: 'For example',
  row: (no: number) => `Row ${figure(no)}`,
  instead: 'Write instead',
  insteadOf: (value: string) => `Write instead of “${value}”`,
  place: 'Place that is meant',
  placeOf: (value: string) => `Place that is meant by “${value}”`,
  proposedOf: (place: string, value: string) => `${place}, for “${value}”`,
  sayPlaces: (values: number, ofRows: number) =>
    `Say the place of ${countInWords(values, 'value')}, in ${rows(ofRows)}`,
  openPlaces: (count: number) => `The places of ${rows(count)} were not looked up: there are too many different ones.`,
  showAll: (count: number) => `Show ${figure(count)} more`,
  further: (count: number) => `${figure(count)} further values are not listed.`,
  replace: (count: number) => `Replace ${countInWords(count, 'value')}`,
  leave: 'Leave as it is',
  leaveThese: (count: number) =>
    count === 1 ? 'Leave this value as it is' : `Leave these ${figure(count)} as they are`,
  fixOf: (text: string, title: string) => `${text}: ${title}`,
  leaveOf: (leave: string, title: string) => `${leave}: ${title}`,
  refused: 'This was not done',
  done: 'Done. The rows were looked at again.',
  next: 'Next: check the records',
  back: 'Change the columns',
  // What was done.
  steps: 'Steps that mend the rows',
  stepsText: 'Done in this order with this file, and with every later one.',
  stepRows: (count: number) => (count === 0 ? 'found nothing in this file' : rows(count)),
  values: 'Show the values',
  undo: 'Undo',
  undoOf: (text: string) => `Undo: ${text}`,
  // All values of a column.
  column: {
    title: 'All values of a column',
    text: 'What the cells say after all steps, the most frequent first.',
    field: 'Column',
    choose: 'Choose a column',
    loading: 'Loading the values',
    failed: 'We couldn’t load the values',
    none: 'Nothing in this column.',
  },
  // One row.
  mend: {
    title: (no: number) => `Row ${figure(no)}`,
    description: 'As the file has it. What you change here is a step of its own, for this entry alone.',
    loading: 'Loading the row',
    failed: 'We couldn’t load this row',
    cut: 'Too long to be mended here. Mend it in the file.',
    confirm: 'Save',
    cancel: 'Cancel',
    leaveOut: 'Leave this entry out',
    exceptions: 'Not in this row',
    exceptionsHint: 'Steps of a column that this entry is left out of.',
    except: (what: string, field: string) => `${field}: ${EXCEPTIONS[what as ColumnStep]}`,
    place: (field: string) => `${field}: the place that this row means`,
    placeHint: 'In place of what the others mean. What is written stays.',
    refused: 'The row was not changed',
    unchanged: 'Change a cell first, or leave the entry out.',
    inFile: (heading: string) => `Column “${heading}”`,
  },
} as const;
