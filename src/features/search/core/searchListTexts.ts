import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

/** Lists of searches; apart from the texts of the form, which every page with one loads. */
export const searchListTexts = {
  newCount: (count: number) => `${figure(count)} new`,
  found: (count: number) => (count === 0 ? 'nothing found' : countInWords(count, 'result')),
};
