import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** When records open, `/desk/closures`. */
export const closureTexts = {
  title: 'When records open',
  intro:
    'Records are closed while people in them may be living, until a date of their own, until that of their set or page, and on request. The site opens them on the day itself; the strictest date holds.',
  loading: 'Loading record sets',
  failed: 'We couldn’t load the record sets',
  back: 'All sheets',
  caption: 'Record sets by name, with what of them is closed',
  none: {
    title: 'No record sets yet',
    text: 'Once records are published, this page says when those open that are closed.',
  },
  set: 'Record set',
  until: 'Set closed until',
  noDate: 'No date',
  never: 'Never opens by itself',
  by: (name: string) => `by ${name}`,
  closed: 'Closed records',
  opens: 'Open next',
  noOpening: '–',
  opening: (records: number, day: string) => `${countInWords(records, 'record')} on ${day}`,
  pages: (count: number) => `${countInWords(count, 'page')} with a date`,
  askedToOpen: 'A second person is asked to take it away, or to let it open earlier.',
  date: 'Closing date',
  give: 'Close until …',
  change: 'Change',
  takeAway: 'Take away',
  of: (name: string) => ` (${name})`,
  // The form.
  form: {
    title: (name: string) => `Close “${name}” until a day`,
    description:
      'Until that day readers find no record and no page of this set. It holds for everyone, at once. A day before the one it has is allowed first by another member of staff with the duty Records, where there is one.',
    until: 'Closed until',
    untilHint: 'The set is open on this day.',
    missingDay: 'Choose a day after today.',
    why: 'Reason',
    whyHint: 'For other staff: it is written down with your name.',
    missing: 'Give a reason.',
    confirm: 'Close the set',
    cancel: 'Cancel',
    refused: 'The date was not changed',
  },
  takingAway: {
    title: (name: string) => `Take the closing date of “${name}” away?`,
    description:
      'Readers find its records and pages, but for those that something else closes. Where another member of staff has the duty Records, one of them allows it first.',
    confirm: 'Take the date away',
  },
} as const;
