import { isCountry } from '#domain/billing/core/country.ts';
import { BASIS_POINTS } from '#domain/billing/core/money.ts';
import { rateOn, type TaxRate } from '#domain/billing/core/tax.ts';

import type { CatalogueProblem } from './CatalogueProblem.ts';
import { dayProblem } from './priceRules.ts';

/** A rate of tax as staff ask for it. */
export interface NewTaxRate {
  /** ISO 3166 alpha-2, capitals. */
  country: string;
  /** As typed, such as `20` or `5.5`. */
  percent: string;
  /** The site's day from which it holds, `YYYY-MM-DD`. */
  from: string;
}

const PERCENT = /^\d{1,2}(?:\.\d{1,2})?$/u;

/** A typed percentage in hundredths of a percent; null for what is none. @example readPercent('5.5') // 550 */
export const readPercent = (typed: string): number | null =>
  PERCENT.test(typed.trim()) ? Math.round(Number(typed) * BASIS_POINTS) : null;

/**
 * What is wrong with a new rate of tax beside the `rates` of its country, where `today` is the site's day; null for
 * nothing.
 */
export function newTaxRateProblem(
  { country, percent, from }: NewTaxRate,
  rates: readonly TaxRate[],
  today: string,
): CatalogueProblem | null {
  if (!isCountry(country))
    return { field: 'country', code: 'NO_COUNTRY', message: 'Type a country as two letters, such as IE.' };
  const rate = readPercent(percent);
  if (rate === null)
    return { field: 'percent', code: 'PERCENT_FORMAT', message: 'Type a percentage such as 20 or 5.5.' };
  const wrongDay = dayProblem('from', from, today);
  if (wrongDay) return wrongDay;
  if (rates.some(({ validFrom }) => validFrom === from))
    return {
      field: 'from',
      code: 'DATE_TAKEN',
      message: 'Another rate starts on this date. Drop that one first, or choose another date.',
    };
  return rateOn(rates, country, from) === rate
    ? { field: 'percent', code: 'SAME', message: 'This is the rate on that date already.' }
    : null;
}
