import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';
import { MOST_SHEET_COLUMNS, MOST_SHEET_MEGABYTES, MOST_SHEET_ROWS } from '#domain/records/sheets/sheetLimits.ts';

import type { SheetPublication } from './deskApi.ts';
import type { PEOPLE_STEP, SheetStep } from './sheetSteps.ts';

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
  requests: 'Requests for a second person',
  noneOfSteward: {
    title: 'You look after no sheet at present',
    text: 'Ask the people who run this site, if you should.',
  },
  books: 'Registers without an index',
  newspapers: 'Newspapers',
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
  choosing: 'Its file waits for a choice',
  unread: 'File not read',
  unpublished: 'Not published',
  publishingFailed: 'Publishing failed',
  waitsForTwo: 'Waits for a second person',
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
    people: 'People',
  } satisfies Record<SheetStep | typeof PEOPLE_STEP, string>,
  people: 'People',
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
  SHEET_STEPS_FULL:
    'This sheet has as many steps and edits as it can hold. Bring a file in which they are done, and undo those that it no longer needs.',
  SHEET_PLACE_UNKNOWN:
    'The gazetteer has no such place, or several. Choose one that is proposed, or write the place with its county.',
  SHEET_EDIT_WHY: 'Say why the record is changed.',
  SHEET_EDIT_NO_RECORD:
    'No record could be made of what is left, and readers would lose it. Leave the entry out on the page Problems, if that is meant.',
  SHEET_HOUSEHOLD_WAITS: 'A change of this household waits to be published. Publish the sheet first.',
  SHEET_HOUSEHOLD_CLOSED:
    'Someone of this household is closed for readers, and would be named in the records of the others.',
  SHEET_SET_LARGE: `These are more than ${figure(MOST_SHEET_ROWS)} records, the most that a sheet holds. They stay with the command.`,
  SHEET_SET_NAME:
    'The name of these records is too long for a sheet. An operator can rename them; then make the sheet.',
  SHEET_SET_TAKEN:
    'Another sheet keeps the name of these records and has not published any. Delete that sheet, then make this one.',
  SHEET_CHOSEN_OTHERS:
    'Other records would change by now. What you typed is still here: look at what would change once more.',
  SHEET_CHOSEN_LONG:
    'These are too many records for one step, or beside the other steps of this sheet. Choose fewer, or undo steps that it no longer needs.',
  SHEET_CHOSEN_BUSY: 'Several of these are being worked out just now. Wait a moment, then look again.',
  SHEET_REFUSED: 'This can’t be done with the sheet as it is now. Look at it again.',
  STEWARD_STAFF_ONLY: 'Staff alone can do this. Ask the people who run this site.',
  STEWARD_ADDRESS: 'Confirm your email address in your security settings first. What you typed stays on this page.',
  STEWARD_FACTOR:
    'This needs a sign-in with a second step. Set one up in your security settings, and sign in again with it.',
  STEWARD_EMAIL: 'Enter an email address, such as mary@example.com.',
  STEWARD_KNOWN: 'This address is invited already, or its account looks after these records.',
  STEWARD_OTHER: 'This invitation was sent to another email address than the one of your account.',
  NOT_FOUND: 'This sheet isn’t here any more, or you don’t look after it any more. What you typed stays on this page.',
};

/** The file of a sheet, `/desk/sheets/:sheetId/file`. */
export const fileTexts = {
  intro:
    'Choose a spreadsheet or a text file with one record a row and a row of headings. Nothing is shown to readers.',
  choose: 'Choose a file, or drop it here',
  chooseButton: 'Choose a file',
  chooseHint: `Excel, OpenDocument, CSV or TSV, or a ZIP with one of them, up to ${MOST_SHEET_MEGABYTES} MB, ${figure(MOST_SHEET_ROWS)} rows and ${MOST_SHEET_COLUMNS} columns`,
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
  whichTable: (name: string) => `Which table of ${name} is meant?`,
  whichTableText: 'It holds several. One is read; bring the others to sheets of their own.',
  tables: 'Tables',
  noTable: 'Choose a table.',
  readTable: 'Read this table',
  whatRows: (name: string) => `What are the rows of ${name}?`,
  whatRowsText: 'It has the columns “What is wrong” and “Row” of rows that were left out.',
  itsRows: 'Its rows',
  inPlaces: (count: number) =>
    count === 1
      ? 'This is the 1 row that was left out: put it in its place'
      : `These are the ${figure(count)} rows that were left out: put them in their places`,
  inPlacesHint: 'All other rows stay as they are. It is one change, which you can undo.',
  wholeFile: 'This is the whole next file',
  wholeFileHint: 'Its rows take the place of all that the sheet holds.',
  takeRows: 'Go on',
  rowsNotTaken: 'This was not done',
  notChosen: 'No table was chosen',
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
  hidden: (rows: number, columns: number) =>
    `${[rows > 0 && countInWords(rows, 'hidden row'), columns > 0 && countInWords(columns, 'hidden column')].filter(Boolean).join(' and ')} in this spreadsheet`,
  hiddenText: {
    in: 'People hide what they have done with, or what they sort by. It was taken in like the rest: is that right?',
    out: 'It was not taken in.',
  },
  leaveHidden: 'Leave out what is hidden',
  takeHidden: 'Take in what is hidden',
  letters: 'Letters',
  encoding: 'How letters are stored',
  encodingText: (lines: number) =>
    lines === 1
      ? 'Read this line: do its letters look right? Where they do not, choose another way.'
      : 'Read these lines: do their letters look right? Where they do not, choose another way.',
  encodingKeeps: 'Columns and steps stay as they are.',
  encodingFound: (name: string) => `${name} (now)`,
  readAgain: (name: string) => `Read the file as ${name}`,
  notReadAgain: 'The file was not read again',
  byCommand: 'The next file of these records',
  byCommandText:
    'These records came by a command. An operator gives their next file to it, with the same mapping: it becomes the file of this sheet, and what was mended here is kept.',
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
