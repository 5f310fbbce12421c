import { counted, figure } from '#domain/kernel/wording/counted.ts';

/** Articles as a file. */
export const exportTexts = {
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
  title: 'Save search',
  lead: 'We’ll count the new articles it finds each time you come back.',
  label: 'Name',
  action: 'Save search',
  cancel: 'Cancel',
  full: (most: number) => `You have ${figure(most)} saved searches, the most we can save. Delete one first.`,
  alreadySaved: (name: string) => `You’ve already saved this search as “${name}”`,
  done: (name: string) => `Saved “${name}”`,
};
