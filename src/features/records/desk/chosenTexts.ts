import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';
import { MOST_CHOSEN } from '#domain/records/sheets/steps/sheetStep.ts';

import type { ChosenEdits, ChosenRecords } from './chosenApi.ts';

/** Records that a search finds, to one value, `/desk/chosen`. */
export const chosenTexts = {
  title: 'Edit chosen records',
  loading: 'Looking for these records',
  failed: 'We couldn’t look for these records',
  found: (search: string, total: number) => `${countInWords(total, 'record')}: ${search}`,
  results: 'Look at the results',
  bars: {
    NONE: {
      title: 'No records are chosen',
      text: 'Search one record set for the records that are to change. On the page of results choose “Edit these records”.',
    },
    TOO_MANY: {
      title: `These are more than ${figure(MOST_CHOSEN)} records`,
      text: 'So many can’t be edited together. Narrow the search, and do the others after them.',
    },
    SEVERAL_SETS: {
      title: 'These records are of several sets',
      text: 'Each set has a sheet of its own. Choose one set beside the results.',
    },
    NO_SHEET: {
      title: 'These records did not come from a sheet',
      text: 'Open one of them and choose Edit: there a sheet can be made of its set.',
    },
    NEWER_FILE: {
      title: 'Another file was brought to this sheet and is not published',
      text: 'Publish it, or go back to what readers have on the page History. Then these records can be edited.',
    },
    UNKNOWN_ROWS: {
      title: 'We can’t tell which rows of the sheet these records were made from',
      text: 'Publish the sheet once more. Then these records can be edited.',
    },
  } satisfies Record<NonNullable<ChosenRecords['bar']>, { title: string; text: string }>,
  sheet: 'Open the sheet',
  // The form.
  form: 'One value for all of them',
  field: 'Field',
  choose: 'Choose a field',
  to: 'New value',
  toHint: 'Leave it empty to empty the field.',
  look: 'Show what would change',
  fieldMissing: 'Choose a field.',
  why: 'Reason',
  whyHint: 'For those who work on these records next. Readers don’t see it.',
  whyMissing: 'Say why.',
  edit: (count: number) => `Change ${countInWords(count, 'record')}`,
  refused: 'Nothing was changed',
  changed:
    'Someone else changed this sheet meanwhile. What you typed is still here: look at what would change once more.',
  draft: 'What you typed before is still here',
  discard: 'Discard it',
  done: (count: number) => `${countInWords(count, 'record')} changed in the sheet`,
  doneText:
    'Readers have them as they were until the sheet is published. On the page Problems it can be undone as one step.',
  publish: 'Go on to publish',
  problems: 'Steps of the sheet',
  // What would change.
  looking: 'Working out what would change. A large sheet takes a minute.',
  lookFailed: 'We couldn’t work out what would change',
  preview: 'What would change',
  counts: ({ changes, same, left }: ChosenEdits) =>
    [
      changes === 0 ? 'No record would change.' : `${countInWords(changes, 'record')} would change.`,
      same > 0 && `${countInWords(same, 'record')} ${same === 1 ? 'says' : 'say'} it already.`,
      left.length > 0 &&
        `${countInWords(
          left.reduce((sum, { count }) => sum + count, 0),
          'record',
        )} can’t be changed like this.`,
    ]
      .filter(Boolean)
      .join(' '),
  tooLong: 'These are too many records for one step: choose fewer, and do the others after them.',
  caption: (shown: number, of: number) =>
    shown === of ? 'Records that would change' : `The first ${figure(shown)} of ${figure(of)} that would change`,
  record: 'Record',
  was: 'Now',
  becomes: 'Then',
  empty: '(empty)',
  leftTitle: 'Records that stay as they are',
  left: {
    MASKED: (count: number) =>
      `${countInWords(count, 'record')} of which a name is left out for readers: edit ${count === 1 ? 'it' : 'each'} by itself.`,
    UNKNOWN_ROW: (count: number) => `${countInWords(count, 'record')} of which we can’t tell the row of the sheet.`,
    MOVED_CELLS: (count: number) =>
      `${countInWords(count, 'record')} whose cells moved in the file: mend the rows there.`,
    NO_RECORD: (count: number) =>
      `${countInWords(count, 'record')} that would be lost, since too little would be left.`,
  } satisfies Record<ChosenEdits['left'][number]['why'], (count: number) => string>,
} as const;
