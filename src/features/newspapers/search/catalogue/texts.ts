import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

/** Newspapers by date. */
export const issuesTexts = {
  title: 'Newspapers by date',
  lead: 'See which newspapers came out on a date.',
  loading: 'Loading issues',
  failed: 'We couldn’t fetch the issues',
  field: 'Date',
  hint: 'For example 17/2/1824, or 17 February 1824.',
  action: 'Show newspapers',
  problem: 'Enter a date, such as 17/2/1824.',
  required: 'Enter a date first.',
  on: (date: string) => `Newspapers of ${date}`,
  found: (count: number) => countInWords(count, 'issue'),
  none: { title: 'We hold no issue of this date', text: 'Try the nearest dates below.' },
  noIssues: {
    title: 'No newspapers yet',
    text: 'Newspapers appear here once their first issue is published.',
    records: 'Search the records',
  },
  notADate: { title: 'This isn’t a date', text: 'Write it as 17/2/1824.', first: 'See the first issues' },
  previous: (date: string) => `Before: ${date}`,
  next: (date: string) => `After: ${date}`,
  around: 'Nearest dates with issues',
  edition: (edition: string) => `edition ${edition}`,
  pages: (count: number) => countInWords(count, 'page'),
  undated: 'Only the month or year is known',
  month: 'Dates with issues this month',
  count: (count: number) => countInWords(count, 'issue'),
  span: (first: string, last: string) => `We hold issues from ${first} to ${last}.`,
};

/** The list of newspaper titles. */
export const titlesTexts = {
  title: 'Newspaper titles',
  loading: 'Loading newspapers',
  failed: 'We couldn’t fetch the newspapers',
  filter: 'Filter the newspapers',
  name: 'Name',
  county: 'County',
  anyCounty: 'Any county',
  year: 'Year',
  shown: (count: number, total: number) =>
    count === total ? countInWords(total, 'newspaper') : `${figure(count)} of ${countInWords(total, 'newspaper')}`,
  /** The last column of the table. */
  searchColumn: 'Search',
  search: 'Search it',
  searchOne: (name: string) => `Search ${name}`,
  nothing: { title: 'No newspaper fits', text: 'Clear a filter to see more.', clear: 'Clear filters' },
  none: {
    title: 'No newspapers yet',
    text: 'Newspapers appear here once their first issue is published.',
    records: 'Search the records',
  },
};
