import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

/** What others made and the site ships. */
export const licencesTexts = {
  loading: 'Loading licences',
  failed: 'We couldn’t fetch the licences',
  title: 'Licences of others’ work',
  lead: (parts: number): string =>
    `Muniment is made with ${figure(parts)} packages, typefaces and collections of data by other people. ` +
    'Each is listed here with its copyright and its licence.',
  records: 'Records and newspapers have licences of their own: each record set and each newspaper names its own.',
  about: 'About this site',
  count: (count: number) => countInWords(count, 'part'),
  wordsLoading: 'Loading the words',
  wordsFailed: 'We couldn’t fetch the words of this licence',
  wordsGone: 'This site has been updated since you opened this page. Reload the page to read the licence.',
  words: (licence: string, only: string | undefined) =>
    only === undefined ? `Words of the licence ${licence}` : `Words of the licence ${licence} of ${only}`,
};
