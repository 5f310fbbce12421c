import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** The household of a record, on the page of the record. */
export const householdTexts = {
  title: 'Household',
  failed: 'We couldn’t load the household',
  loading: 'Loading the household',
  people: 'People of this household',
  peopleHint: 'Choose those who are a household of their own.',
  alone: 'This person is alone in the household.',
  closed: 'Closed for readers',
  hasClosed:
    'Someone of this household is closed for readers, and left out of what the records of the others say. So it can be joined with another, and not parted.',
  waits: 'A change of this household waits to be published. After that it can be changed again.',
  besideWaits: 'A change of the household beside this one waits to be published.',
  split: 'These people are a household of their own',
  chooseSome: 'Choose some of the people first, not all of them.',
  join: { above: 'Join with the household above', below: 'Join with the household below' },
  // Before it is done.
  dialogs: {
    split: { title: 'A household of their own?', confirm: 'Make the household' },
    above: { title: 'Join with the household above?', confirm: 'Join the households' },
    below: { title: 'Join with the household below?', confirm: 'Join the households' },
  },
  description:
    'Readers see this once the sheet is published. Every person keeps the address of their record, and the next file of this sheet is changed in the same way.',
  after: { stays: 'The household that stays', made: 'The new household', joined: 'One household' },
  why: 'Reason',
  whyHint: 'For those who work on these records next. Readers don’t see it.',
  whyMissing: 'Say why.',
  refused: 'The household was not changed',
  cancel: 'Cancel',
  steps: 'Changes of this household',
  step: (people: number) => `${countInWords(people, 'row')} of the sheet made one household`,
  undo: 'Undo',
  undoOf: (step: string) => `Undo: ${step}`,
} as const;
