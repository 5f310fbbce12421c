import type { YearsClaim, StatedYears } from './statedYears.ts';

const CLAIM_WORDS: Readonly<Record<Exclude<YearsClaim, 'between'>, string>> = {
  on: '',
  about: 'about ',
  before: 'before ',
  after: 'after ',
  by: 'by ',
  from: 'from ',
};

const yearInWords = (year: number): string => (year < 0 ? `${-year} BC` : String(year));

/**
 * Years with what is claimed of them, as every page words them. Empty where no year is recorded.
 * @example yearsInWords({ claim: 'about', from: 1832, to: 1832 }) // 'about 1832'
 */
export function yearsInWords({ claim, from, to }: Pick<StatedYears, 'claim' | 'from' | 'to'>): string {
  if (from === null || to === null) return '';
  return claim === 'between'
    ? `between ${yearInWords(from)} and ${yearInWords(to)}`
    : CLAIM_WORDS[claim] + yearInWords(from);
}
