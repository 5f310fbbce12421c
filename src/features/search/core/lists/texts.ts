import { counted, figure } from '#domain/kernel/wording/counted.ts';

/** Lists of searches; apart from the texts of the form, which every page with one loads. */
export const searchListTexts = {
  newCount: (count: number) => `${figure(count)} new`,
  found: (count: number) => (count === 0 ? 'nothing found' : counted(count, 'result')),
};
