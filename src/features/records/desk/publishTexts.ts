import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

const rows = (count: number): string => countInWords(count, 'row');
const records = (count: number): string => countInWords(count, 'record');

/** What publishing would make, `/desk/sheets/:sheetId/check`. */
export const checkTexts = {
  intro: 'The records as readers will see them, beside the rows they are made of. Nothing is published yet.',
  loading: 'Making records of the rows. This takes a moment for a long file.',
  failed: 'We couldn’t make records of the rows',
  rows: 'Rows',
  accepted: 'Records',
  closed: 'Closed for privacy',
  rejected: 'Rows not taken',
  closedText: 'Someone in the closed records may be living, or their date has not come. Readers don’t see them.',
  refusal: 'As it is, this can’t be published without a further word',
  barred: 'As it is, this can’t be published',
  transcripts: 'Rows and what readers will see',
  row: (no: number) => `Row ${figure(no)}`,
  rowHeader: 'Row',
  inFile: 'In the file',
  forReaders: 'For readers',
  nothing: 'Nothing in this row',
  isClosed: 'Closed',
  closedRow: 'Someone in it may be living, or its date has not come: no reader sees this record.',
  notTaken: 'Not taken',
  record: (at: number) => `Record ${at + 1}`,
  rejects: 'Rows that are not taken',
  rejectsText: 'They stay in the sheet. Mend them in the file and bring it again.',
  reason: 'Why',
  first: (shown: number, all: number) => `The first ${figure(shown)} of ${figure(all)}.`,
  none: { title: 'No row becomes a record', text: 'Look at what the columns are, or at the file.' },
  next: 'Next: publish',
  back: 'Change the columns',
} as const;

/** Publishing, `/desk/sheets/:sheetId/publish`. */
export const publishTexts = {
  intro: 'Readers find the records by search once this is done. You can undo it on the page History.',
  willDo: 'What will happen',
  loading: checkTexts.loading,
  failed: checkTexts.failed,
  first: (accepted: number) => `${records(accepted)} will be published as a new record set.`,
  again: (accepted: number) => `${records(accepted)} will take the place of what readers have now.`,
  addresses: 'Records that stay the same keep their addresses, and with them what members saved.',
  back: 'Publishing brings the withdrawn record set back.',
  closed: (count: number) =>
    `${figure(count)} of them will be closed to readers: someone in them may be living, or their date has not come.`,
  rejected: (count: number) => `${rows(count)} will not be taken.`,
  access: {
    FREE: 'Everyone will read them whole.',
    MEMBERS: 'Members will read them whole, visitors a summary.',
    SUBSCRIBERS: 'Subscribers will read them whole, others a summary.',
  },
  meanwhile: 'Readers see what was there before until all of it can be found.',
  refusal: 'Look at this first',
  acceptsFewer: 'Publish it all the same',
  acceptMissing: 'Tick the box if it is to be published all the same.',
  why: 'Why, in a few words',
  whyHint: 'For the history of this sheet. Readers don’t see it.',
  publish: (count: number) => `Publish ${records(count)}`,
  refused: 'This was not published',
  none: 'There is nothing to publish',
  noneText: 'No row becomes a record.',
  // Someone was quicker.
  changed: 'Someone else changed this sheet',
  changedText: 'Nothing was published. Look at the records as they are now before you publish them.',
  look: 'Check the records',
  // On its way and done.
  making: 'Publishing',
  makingText: 'You can leave this page. Readers see what was there before until it is done.',
  published: (accepted: number) => `Readers have ${records(accepted)} of this sheet`,
  closedOf: (count: number) =>
    `${figure(count)} of them are closed: someone in them may be living, or their date has not come.`,
  publishedText: (when: string, by: string | null) =>
    by === null ? `Published ${when}.` : `Published ${when} by ${by}.`,
  open: 'Open the record set',
  unchanged: 'Nothing had changed',
  unchangedText: 'Readers have these records already.',
  failedTitle: 'Publishing failed',
  failedText: 'Readers see what they saw before. Try again; if it fails again, ask the people who run the site.',
  withdrawn: 'The record set is withdrawn',
  withdrawnText: 'Readers see that it was withdrawn, and why. Nothing is deleted.',
  later: 'The sheet was changed after it was published: readers see the earlier state.',
  history: 'History and taking back',
} as const;

/** What was done to a sheet, `/desk/sheets/:sheetId/history`. */
export const historyTexts = {
  loading: 'Loading the history',
  failed: 'We couldn’t load the history',
  publications: 'Publications',
  publicationsCaption: 'Publications, latest first',
  noPublications: 'Nothing has been published yet.',
  when: 'When',
  who: 'Who',
  state: 'Status',
  records: 'Records',
  what: 'What changed',
  firstOne: 'First publication',
  gone: 'A former member of staff',
  line: (by: string | null, when: string) => `${by ?? 'A former member of staff'}, ${when}:`,
  of: (closed: number, rejected: number) =>
    [closed > 0 && `${figure(closed)} closed`, rejected > 0 && `${rows(rejected)} not taken`]
      .filter(Boolean)
      .join(', '),
  why: (why: string) => `“${why}”`,
  changes: 'Changes',
  changesText:
    'Go back to an earlier state at any time. That makes a further change, which readers see once published.',
  changesCaption: 'Changes of this sheet, latest first',
  change: 'Change',
  current: 'As it is now',
  noChanges: 'Nothing has been changed yet.',
  actions: 'Go back',
  restore: 'Go back to this',
  restoreOf: (text: string) => `Go back to this: ${text}`,
  restoring: {
    title: 'Go back to this state?',
    description: (text: string, when: string) =>
      `The sheet will be as it was after “${text}” (${when}). What came later stays in this list. Readers see no change until you publish.`,
    confirm: 'Go back',
    cancel: 'Cancel',
    refused: 'The sheet is as it was',
    done: 'The sheet is as it was then. Publish it for readers to see that.',
  },
  withdraw: 'Withdraw from readers',
  withdrawText:
    'The records disappear from search, lists and hints at once. Nothing is deleted, and publishing brings them back.',
  withdrawing: {
    title: 'Withdraw these records?',
    description: 'A reader who opens one of them sees that it was withdrawn, and why, in your words.',
    why: 'Why',
    whyHint: 'Readers see it: “The archive has asked us to check the permissions.”',
    missing: 'Say why.',
    confirm: 'Withdraw',
    cancel: 'Cancel',
    refused: 'The records were not withdrawn',
  },
  delete: 'Delete this sheet',
  deleteText: 'It was never published. Its files and its history go with it.',
  deleting: {
    title: 'Delete this sheet?',
    description: 'Its files and its history are deleted for good.',
    confirm: 'Delete',
    cancel: 'Cancel',
    refused: 'The sheet was not deleted',
  },
} as const;
