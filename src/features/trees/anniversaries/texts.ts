import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** Days of a month that are remembered: `/tree/:rootsfinderId/anniversaries`. */
export const anniversariesTexts = {
  tabTitle: (tree: string) => `Anniversaries of ${tree}`,
  heading: 'Anniversaries',
  lead: 'Births, marriages and deaths by date. People who may be living, or who are marked private, are left out.',
  // The month.
  month: 'Month',
  before: 'Previous month',
  after: 'Next month',
  loading: 'Loading anniversaries',
  failed: 'We could not load the anniversaries',
  total: (count: number, month: string) => `${countInWords(count, 'anniversary', 'anniversaries')} in ${month}`,
  none: (month: string) => ({
    title: `No anniversaries in ${month}`,
    text: 'Dates appear here once the tree records them to the day.',
  }),
  today: 'Today',
  years: (years: number) => `${countInWords(years, 'year')} ago`,
  more: 'Show more',
};

/** The calendar for other programs. */
export const calendarTexts = {
  heading: 'In your own calendar',
  lead: 'Make a secret address and add it to the calendar on your phone or computer. It shows up to 5,000 dates, the most recent years first, and follows the tree.',
  secret: 'Anyone who has the address can read these names and dates. Don’t share it.',
  notAllowed: 'The owner of this tree doesn’t let readers take it away as a file, so there is no calendar.',
  make: 'Make calendar address',
  failed: 'We could not do that',
  made: (date: string) => `Address made ${date}.`,
  read: (date: string | null) => (date === null ? 'No program has read it yet.' : `Last read ${date}.`),
  shownOnce: 'Copy the address now. We can’t show it again.',
  address: 'Calendar address',
  copy: 'Copy address',
  copied: 'Address copied',
  copyByHand: 'We couldn’t copy it. Select the address and copy it yourself.',
  renew: 'Make new address',
  revoke: 'Remove address',
  revoked: 'Address removed',
};
