import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

import type { EditableRecord } from './recordEditApi.ts';

/** One published record, `/desk/records/*`. */
export const recordTexts = {
  loading: 'Loading the record',
  failed: 'We couldn’t load this record',
  tab: (name: string) => `Edit ${name}`,
  closed: 'Closed for readers',
  transcript: 'Transcript',
  ways: 'Records beside this one',
  previous: 'Previous record',
  next: 'Next record',
  // Why it cannot be edited.
  bars: {
    NO_SHEET: {
      title: 'These records did not come from a sheet',
      text: 'An operator imports them by a command. Mend the file they come from, and ask for it to be imported again.',
    },
    NEWER_FILE: {
      title: 'Another file was brought to this sheet and is not published',
      text: 'Publish it, or go back to what readers have on the page History. Then this record can be edited.',
    },
    UNKNOWN_ROW: {
      title: 'We can’t tell which row of the sheet this record was made from',
      text: 'Publish the sheet once more. Then this record can be edited.',
    },
    MOVED_CELLS: {
      title: 'The cells of this row moved in the file',
      text: 'A step of the sheet moves them back, so they can’t be edited one by one. Mend the row in the file, and bring it again.',
    },
  } satisfies Record<NonNullable<EditableRecord['bar']>, { title: string; text: string }>,
  sheet: 'Open the sheet',
  adopt: 'Make a sheet of this set',
  adoptText:
    'A sheet of these records has a row for each, and every record keeps its address. Then single records can be edited here, and nothing changes for readers until it is published.',
  adoptRefused: 'The sheet was not made',
  // The form.
  row: (no: number) => `Row ${figure(no)} of the sheet`,
  form: 'Cells of this record',
  says: (written: string) => (written === '' ? 'The file says nothing.' : `The file says “${written}”.`),
  below: 'Rows below that say “as above” take what you write here.',
  theirs: (made: string) => `Someone else changed this meanwhile. It says “${made}” now.`,
  proposal: (label: string, written: string, proposed: string) =>
    `A reader proposes ${label}: ${proposed}${written === '' ? '' : `, in place of ${written}`}`,
  take: 'Take it over',
  takeOf: (label: string, proposed: string) => `Take it over: ${label}, ${proposed}`,
  byHand: 'No cell of the row says this by itself: write it where it belongs.',
  accepts: 'The report is accepted once readers have the edit.',
  isEdited: 'The row says so now. The report is accepted once readers have it.',
  readerReports: 'A reader’s report.',
  why: 'Reason',
  whyHint: 'For those who work on this record next. Readers don’t see it.',
  whyMissing: 'Say why.',
  unchanged: 'Change a cell first.',
  save: 'Save',
  saveAndPublish: 'Save and publish',
  refused: 'This was not saved',
  changed: 'Someone else changed this sheet meanwhile. What you typed is still here: look at it, and save again.',
  draft: 'What you typed before is still here',
  discard: 'Discard it',
  saved: 'Saved.',
  // Readers.
  forReaders: 'What readers have',
  page: 'Original page',
  pageWith: (name: string) => `Page with ${name}`,
  waiting: (count: number) =>
    `${countInWords(count, 'change')} of this sheet ${count === 1 ? 'waits' : 'wait'} to be published`,
  waitingText: 'Readers have the sheet as it was before.',
  publish: 'Publish now',
  published: 'Published. Readers have this record as it is here.',
  publishFailed: 'Publishing failed, so readers have what they had',
  toPublish: 'Look at it on the page Publish',
  // What was done.
  history: 'History of this record',
  noHistory: 'No cell of this record has been edited: it is as its file and the steps of its sheet make it.',
  historyCaption: 'Edits of this record, the latest first',
  edit: 'Edit',
  editOf: (label: string, was: string, to: string | null) =>
    to === null ? `${label}: undone, as in the file` : `${label}: ${was || '(empty)'} became ${to || '(empty)'}`,
  who: 'Who',
  gone: 'An account that is gone',
  when: 'When',
  undo: 'Undo',
  undoOf: (edit: string) => `Undo: ${edit}`,
  actions: 'Undo',
  nothing: '–',
} as const;
