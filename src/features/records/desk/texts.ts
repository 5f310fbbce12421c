import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';
import { MOST_SHEET_COLUMNS, MOST_SHEET_MEGABYTES, MOST_SHEET_ROWS } from '#domain/records/sheets/sheetLimits.ts';

import type { SheetPublication } from './deskApi.ts';
import type { SheetStep } from './sheetSteps.ts';

/** The article of the help on all of this. */
export const HELP_ADDRESS = '/help/articles/241-bring-in-records';

/** The list of sheets, `/desk`. */
export const listTexts = {
  title: 'Bring in records',
  intro:
    'Each sheet is a table of records: bring its file, say what its columns are, look at what readers will see, publish. What you publish can be withdrawn.',
  loading: 'Loading sheets',
  failed: 'We couldn’t load the sheets',
  bring: 'Bring in records',
  help: 'How to bring in records',
  closures: 'When records open',
  books: 'Registers without an index',
  none: {
    title: 'No sheets yet',
    text: 'Bring in the first: a spreadsheet or a CSV file with one record a row. Readers see nothing until you publish it.',
  },
  caption: 'Sheets, latest change first',
  sheet: 'Sheet',
  kind: 'Records',
  rows: 'Rows',
  state: 'Status',
  changed: 'Changed',
  unknown: '–',
  // The form of a new one.
  make: {
    title: 'Bring in records',
    description: 'Name the records as readers will know them. A file of the same source joins a sheet that is there.',
    name: 'Name of the records',
    nameHint: 'Such as “Wexcombe St Mary, burials 1813–1840”',
    missing: 'Enter a name.',
    confirm: 'Next: the file',
    cancel: 'Cancel',
    refused: 'The sheet was not made',
  },
} as const;

/** How a sheet is, in the list and above its pages. */
export const stateTexts = {
  noFile: 'No file yet',
  arriving: 'File on its way',
  reading: 'File being read',
  unread: 'File not read',
  unpublished: 'Not published',
  publishingFailed: 'Publishing failed',
} as const;

/** How a publication is. */
export const PUBLICATION_STATES: Readonly<Record<SheetPublication['state'], string>> = {
  MAKING: 'Being published',
  PUBLISHED: 'Published',
  REPLACED: 'Replaced by a later one',
  UNCHANGED: 'Nothing had changed',
  WITHDRAWN: 'Withdrawn',
  FAILED: 'Failed',
};

/** What is around every page of a sheet. */
export const sheetTexts = {
  loading: 'Loading the sheet',
  failed: 'We couldn’t load this sheet',
  steps: 'Steps of this sheet',
  step: {
    file: 'File',
    columns: 'Columns',
    problems: 'Problems',
    check: 'Check',
    publish: 'Publish',
    history: 'History',
  } satisfies Record<SheetStep, string>,
  tab: (step: string, title: string) => `${step}: ${title}`,
  noRows: {
    title: 'This sheet has no rows yet',
    text: 'Bring its file first. What its columns are can be said when it has been read.',
    go: 'Bring a file',
  },
  lacks: {
    title: (count: number) => `${countInWords(count, 'thing')} to do before these records can be published`,
    go: 'Go to the columns',
  },
} as const;

/** Why a change of a sheet was refused, by the server’s code. */
export const refusalTexts: Readonly<Record<string, string>> = {
  SHEET_CHANGED: 'Someone else changed this sheet meanwhile. Look at what it is now, and try again.',
  SHEET_TITLE_TAKEN: 'Other records have this name, or had it. Choose another name.',
  SHEET_TITLE_EMPTY: 'A name needs at least two letters or digits. Choose another name.',
  SHEET_TEXT_LONG: 'Something that was typed is too long. Shorten it, and try again.',
  SHEET_FILE_NAME: 'The name of this file is too long. Give the file a shorter name, then bring it again.',
  SHEET_BUSY: 'This sheet is being read or published just now. Wait until that is done, and try again.',
  SHEET_KEPT: 'Readers have, or had, these records: the sheet is kept with its history. Withdraw them instead.',
  SHEET_NOT_LIVE: 'Readers don’t have these records: there is nothing to take from them.',
  SHEET_REFUSED: 'This can’t be done with the sheet as it is now. Look at it again.',
  NOT_FOUND: 'This sheet isn’t here any more.',
};

/** The file of a sheet, `/desk/sheets/:sheetId/file`. */
export const fileTexts = {
  intro:
    'Choose a spreadsheet or a text file with one record a row and a row of headings. Nothing is shown to readers.',
  choose: 'Choose a file, or drop it here',
  chooseButton: 'Choose a file',
  chooseHint: `Excel, OpenDocument, CSV or TSV, up to ${MOST_SHEET_MEGABYTES} MB, ${figure(MOST_SHEET_ROWS)} rows and ${MOST_SHEET_COLUMNS} columns`,
  onlyOne: 'Choose one file at a time. Each file of the same source is brought here after the other.',
  sending: (name: string) => `Sending ${name}`,
  sent: 'Sent',
  stop: 'Stop',
  notArrived: 'The file didn’t arrive. Check your connection and try again.',
  superseded:
    'Another file was brought to this sheet while this one was on its way, so this one was not taken. Look at the sheet, then bring it again if it is still needed.',
  half: (name: string, by: string | null) =>
    `${by ?? 'Someone'} started to send ${name}, and it hasn’t arrived. Choose it again here if that was broken off.`,
  reading: (name: string) => `Reading ${name}`,
  progress: 'Read',
  mayLeave: 'You can leave this page: the file goes on being read.',
  unread: (name: string) => `${name} could not be taken in`,
  unreadText: 'What the sheet held before is as it was.',
  unknown: 'Something went wrong.',
  rows: 'Rows',
  columns: 'Columns',
  table: 'Table',
  size: 'Size',
  brought: 'Brought',
  broughtBy: (when: string, by: string | null) => (by === null ? when : `${when}, by ${by}`),
  remarks: (count: number) => `${countInWords(count, 'thing')} to know about this file`,
  next: 'Next: the columns',
  another: 'Bring the next file',
  anotherText:
    'A corrected or longer file takes the place of the rows below. Columns with the same headings keep what they are, and readers see no change until you publish.',
  // Its rows.
  firstRows: 'Rows of the file',
  loadingRows: 'Loading rows',
  failedRows: 'We couldn’t load the rows',
  row: 'Row',
  column: (at: number) => `Column ${at + 1}`,
  range: (from: number, to: number, all: number) => `Rows ${figure(from)} to ${figure(to)} of ${figure(all)}`,
  earlier: 'Earlier rows',
  later: 'Later rows',
} as const;
