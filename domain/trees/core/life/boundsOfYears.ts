import type { StatedYears } from './statedYears.ts';

/** How far `about` may reach to either side, in years. */
const ABOUT_YEARS = 2;

/**
 * The first and the last year that years can mean; infinite on a side that is open, and on both where no year is
 * recorded.
 * @example boundsOfYears({ claim: 'before', from: 1900, to: 1900 }) // { least: -Infinity, most: 1900 }
 */
export function boundsOfYears(years: Pick<StatedYears, 'claim' | 'from' | 'to'> | null): {
  least: number;
  most: number;
} {
  if (years?.from == null || years.to === null) return { least: -Infinity, most: Infinity };
  const { claim, from, to } = years;
  const around = claim === 'about' ? ABOUT_YEARS : 0;
  return {
    least: claim === 'before' || claim === 'by' ? -Infinity : from - around,
    most: claim === 'after' || claim === 'from' ? Infinity : to + around,
  };
}
