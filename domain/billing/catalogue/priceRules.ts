import { type DatedPrice, priceAt } from '#domain/billing/plans/priceHistory.ts';
import { readTypedAmount } from '#domain/billing/staff/readTypedAmount.ts';
import { addDays } from '#domain/kernel/dates/addDays.ts';
import { isCalendarDay } from '#domain/kernel/dates/isoDates.ts';

import type { CatalogueProblem } from './CatalogueProblem.ts';

/** A new price as staff ask for it. */
export interface NewPrice<Id extends number | string = number> {
  currency: string;
  /** As it was typed, such as `12.99`; tax included. */
  amount: string;
  /** The site's day from which it is asked, `YYYY-MM-DD`. */
  from: string;
  /** The price it takes the place of, as the form showed it; null where there was none. */
  replaces: Id | null;
}

/** Days ahead that a price can be planned for. */
export const MOST_DAYS_AHEAD = 366;

/** What is wrong with a day from which something holds; null for nothing. @param today - the site's day */
export function dayProblem(field: string, day: string, today: string): CatalogueProblem | null {
  if (!isCalendarDay(day)) return { field, code: 'NO_DATE', message: 'Choose a date.' };
  if (day < today) return { field, code: 'PASSED', message: 'Choose today or a later date.' };
  return day > addDays(today, MOST_DAYS_AHEAD)
    ? { field, code: 'TOO_FAR', message: 'Choose a date within a year.' }
    : null;
}

const AMOUNTS: Readonly<Record<string, string>> = {
  AMOUNT_FORMAT: 'Type digits and a point, such as 12.99.',
  AMOUNT_NOT_POSITIVE: 'Type an amount above nothing.',
  AMOUNT_TOO_MUCH: 'That is more than anything costs.',
};

/** Reads a typed amount. @returns minor units, or what is wrong with it */
export function readPrice(amount: string, currency: string): number | CatalogueProblem {
  const read = readTypedAmount(amount, currency, currency);
  if (!('problem' in read)) return read.amount;
  if (read.problem === 'CURRENCY_OTHER')
    return {
      field: 'currency',
      code: 'CURRENCY_UNKNOWN',
      message: 'Choose a currency with two decimals: amounts of others would be shown wrong.',
    };
  return { field: 'amount', code: read.problem, message: AMOUNTS[read.problem] ?? 'Type an amount.' };
}

/**
 * What is wrong with a new price; null for nothing. What others agreed to is never touched: the present price gets a
 * last moment and the new one its own row (ADR 76).
 * @param asked - the new price; `replaces` is what the form showed as the present one.
 * @param prices - those of the plan in this currency, past and planned.
 * @param now - when it is asked for.
 * @param today - the site's day then.
 */
export function newPriceProblem<Id extends number | string>(
  asked: NewPrice<Id>,
  prices: readonly DatedPrice<Id>[],
  now: Date,
  today: string,
): CatalogueProblem | null {
  const { currency, amount, from, replaces } = asked;
  const read = readPrice(amount, currency);
  if (typeof read !== 'number') return read;
  const wrongDay = dayProblem('from', from, today);
  if (wrongDay) return wrongDay;
  if (prices.some(({ validFrom }) => validFrom > now))
    return {
      field: 'from',
      code: 'PLANNED_ALREADY',
      message: 'Another price is planned already. Drop that one first.',
    };
  const present = priceAt(prices, now);
  if ((present?.id ?? null) !== replaces)
    return {
      field: 'amount',
      code: 'CHANGED_MEANWHILE',
      message: 'A colleague has just changed this price. Check it again.',
    };
  return present?.amount === read ? { field: 'amount', code: 'SAME', message: 'This is the present price.' } : null;
}
