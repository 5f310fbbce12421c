import { counted, figure } from '#domain/kernel/wording/counted.ts';

/** The filters in force. */
export const chipTexts = {
  label: 'Filters of this search',
  exact: { name: 'Spelling', value: 'as typed' },
  refused: { name: 'Misreadings', value: (reading: string, word: string) => `not ${reading} for ${word}` },
  clear: 'Clear all',
};

/** What of the words or the address was not understood. */
export const faultTexts = {
  label: 'Parts of your search we didn’t understand',
  /** Between the place of a fault and what is wrong with it. */
  at: (text: string) => `At “${text}”:`,
  end: 'At the end:',
  address: (value: string) => `“${value}”:`,
};

/** An article among the results. */
export const articleTexts = {
  kinds: { advertisement: 'Advertisement', births: 'Births', marriages: 'Marriages', deaths: 'Deaths', illustration: 'Illustration', page: 'Whole page' } as Readonly<Record<string, string>>,
  page: (page: number) => `page ${figure(page)}`,
  words: (count: number) => counted(count, 'word'),
  hits: (count: number) => `${counted(count, 'match', 'matches')} in this article`,
  guess: 'Separated by this site',
  corrected: 'Corrected by members',
  free: 'Free to everyone',
  issue: 'See the issue',
  between: '… ',
};

/** What the search covered. */
export const coverageTexts = {
  none: 'This search covered no issues: we hold no newspaper for these filters.',
  covered: (issues: number, titles: number, years: string) => `We searched ${counted(issues, 'issue')} of ${counted(titles, 'newspaper')}${years === '' ? '' : `, ${years}`}.`,
  /** After the name of a newspaper, which is a link to its years. */
  held: (held: number, expected: number) => `: ${figure(held)} of about ${counted(expected, 'issue')} from these years`,
  more: (count: number) => `${counted(count, 'other newspaper')} ${count === 1 ? 'is' : 'are'} incomplete, too.`,
};

/** Nothing was found. */
export const emptyTexts = {
  title: 'No articles match this search',
  wider: 'These wider searches find articles:',
  advice: 'Try fewer words, another spelling, or fewer filters.',
  all: 'See all articles',
  titles: 'Browse the newspapers',
};

/** The search was not answered. */
export const failureTexts = {
  title: 'We couldn’t run this search',
  safe: 'Your search is safe.',
  retry: 'Try again',
  limit: 'About this limit',
  request: (id: string) => `Request Id: ${id}`,
};

/** Articles as a file. */
export const exportTexts = {
  open: 'Download',
  title: 'Download these articles',
  visitors: 'Members can download results. Sign in, and you’ll come straight back to this search.',
  signIn: 'Sign in',
  first: (rows: number, total: number) => `The first ${figure(rows)} of ${figure(total)} articles, in the order shown.`,
  all: (total: number) => `${counted(total, 'article')}, in the order shown.`,
  contents: 'Each has its newspaper, date, page, headline, citation and address. The file also notes this search and today’s date.',
  format: 'Format',
  formats: { CSV: { label: 'Table (CSV)', hint: 'Opens in a spreadsheet.' }, JSON: { label: 'Data (JSON)', hint: 'For other programs.' } },
  action: (rows: number) => `Download ${counted(rows, 'article')}`,
  failed: 'We couldn’t make the file',
  done: { title: (rows: number) => `${counted(rows, 'article')} downloaded`, text: 'Look in your browser’s downloads.' },
};

/** Saving a search. */
export const saveTexts = {
  open: 'Save search',
  title: 'Save search',
  lead: 'We’ll count the new articles it finds each time you come back.',
  label: 'Name',
  action: 'Save search',
  cancel: 'Cancel',
  full: (most: number) => `You have ${figure(most)} saved searches, the most we can save. Delete one first.`,
  alreadySaved: (name: string) => `You’ve already saved this search as “${name}”`,
  done: (name: string) => `Saved “${name}”`,
};
