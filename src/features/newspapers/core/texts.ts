import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

/** The box for the words of a search of articles. */
export const searchBoxTexts = {
  label: 'Words to find',
  placeholder: 'For example: lost mare, or "Bodmin assizes"',
  search: 'Search newspapers',
  tooLong: (most: number) => `Use no more than ${figure(most)} characters.`,
  /** Under the box, for visitors, whom it leads to sign-up or sign-in first. */
  visitors: 'We’ll ask you to sign in or create an account, then take you straight to your results.',
};

/** Words offered below the box while one is typed. */
export const suggestionTexts = {
  label: 'Words in the newspapers',
  count: (count: number) => `${countInWords(count, 'suggestion')}. Use the arrow keys to choose.`,
};

/** The language of the box. */
export const queryHelpTexts = {
  open: 'How to search',
  lead: 'We look for every word you type, and for the ways a scanner misreads it.',
  write: 'Write',
  finds: 'To find',
  lines: [
    { write: 'lost mare', finds: 'both words, anywhere in an article' },
    { write: '"lost mare"', finds: 'the words side by side, across line ends too' },
    { write: 'pinch near/5 bodmin', finds: 'both words, at most 5 words apart' },
    { write: 'mare | horse', finds: 'either word' },
    { write: 'mare -grey', finds: 'articles without “grey”' },
    { write: 'bodm*', finds: 'words that start with these letters' },
    { write: 'sm?th', finds: 'any one letter in place of ?' },
    { write: '=pinch', finds: 'this spelling only, without misreadings' },
  ],
};

/** Every table of newspapers. */
export const titleTableTexts = {
  name: 'Newspaper',
  place: 'Place',
  years: 'Years',
  issues: 'Issues',
  noPlace: 'Not known',
  sample: 'Sample',
};
