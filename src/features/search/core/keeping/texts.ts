import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';
import { MOST_SAVED_SEARCHES } from '#domain/search/saved/savedSearchRules.ts';

/** What a search finds. */
export type FoundNoun = 'record' | 'article';

/** Results as a file. */
export const exportTexts = {
  visitors: 'Members can download results. Sign in, and you’ll come straight back to this search.',
  signIn: 'Sign in',
  first: (rows: number, total: number, noun: FoundNoun) =>
    `The first ${figure(rows)} of ${figure(total)} ${noun}s, in the order shown.`,
  all: (total: number, noun: FoundNoun) => `${countInWords(total, noun)}, in the order shown.`,
  /** What the file says of each. */
  contents: {
    record:
      'Each has its record set, archive reference, licence, citation and address. The file also notes this search and today’s date.',
    article:
      'Each has its newspaper, date, page, headline, citation and address. The file also notes this search and today’s date.',
  },
  format: 'Format',
  formats: {
    CSV: { label: 'Table (CSV)', hint: 'Opens in a spreadsheet.' },
    JSON: { label: 'Data (JSON)', hint: 'For other programs.' },
  },
  action: (rows: number, noun: FoundNoun) => `Download ${countInWords(rows, noun)}`,
  failed: 'We couldn’t make the file',
  done: {
    title: (rows: number, noun: FoundNoun) => `${countInWords(rows, noun)} downloaded`,
    text: 'Look in your browser’s downloads.',
  },
};

/** Saving a search. */
export const saveTexts = {
  title: 'Save search',
  lead: (noun: FoundNoun) => `We’ll count the new ${noun}s it finds each time you come back.`,
  label: 'Name',
  action: 'Save search',
  cancel: 'Cancel',
  full: `You have ${MOST_SAVED_SEARCHES} saved searches, the most we can save. Delete one first.`,
  alreadySaved: (name: string) => `You’ve already saved this search as “${name}”`,
  done: (name: string) => `Saved “${name}”`,
};

/** The search was not answered. */
export const failureTexts = {
  title: 'We couldn’t run this search',
  safe: 'Your search is safe.',
  retry: 'Try again',
  limit: 'About this limit',
  request: (id: string) => `Request Id: ${id}`,
};
