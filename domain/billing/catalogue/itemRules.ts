import type { DatedPrice } from '#domain/billing/plans/priceHistory.ts';
import { RECORD_ITEM_TYPES } from '#domain/records/core/record.ts';

import { type CatalogueProblem, countProblem } from './CatalogueProblem.ts';
import { type NewPrice, newPriceProblem } from './priceRules.ts';

/** Credits of a single record, and of a package, each with its bounds. */
export const ITEM_CREDITS: readonly [number, number] = [1, 1_000];
export const PACKAGE_CREDITS: readonly [number, number] = [1, 10_000];

/** A price of single records or of a package of credits, as it is kept. */
export interface CreditedPrice<Id extends number | string = number> extends DatedPrice<Id> {
  credits: number;
}

/** A new price of single records of a kind. */
export interface NewItemPrice extends NewPrice {
  /** A kind of record, such as `IMAGE`. */
  type: string;
  /** What one costs in credits. */
  credits: number;
}

/** A new package of credits; packages have texts as their ids. */
export interface NewPackage extends NewPrice<string> {
  credits: number;
}

/** What is wrong with a price that may differ from the present one in its credits alone. */
function creditedProblem<Id extends number | string>(
  asked: NewPrice<Id> & { credits: number },
  prices: readonly CreditedPrice<Id>[],
  now: Date,
  today: string,
): CatalogueProblem | null {
  const wrong = newPriceProblem(asked, prices, now, today);
  const isOther = prices.some(({ id, credits }) => id === asked.replaces && credits !== asked.credits);
  return wrong?.code === 'SAME' && isOther ? null : wrong;
}

/**
 * What is wrong with a new price of single records; null for nothing.
 * @param prices - those of this kind and currency in the same record set.
 * @param today - the site's day
 */
export function newItemPriceProblem(
  asked: NewItemPrice,
  prices: readonly CreditedPrice[],
  now: Date,
  today: string,
): CatalogueProblem | null {
  if (!RECORD_ITEM_TYPES.some((type) => type === asked.type))
    return { field: 'type', code: 'NO_SUCH_TYPE', message: 'Choose a kind of record.' };
  return countProblem('credits', asked.credits, ITEM_CREDITS) ?? creditedProblem(asked, prices, now, today);
}

/**
 * What is wrong with a new package of credits; null for nothing.
 * @param prices - those of packages of as many credits in this currency.
 * @param today - the site's day
 */
export const newPackageProblem = (
  asked: NewPackage,
  prices: readonly CreditedPrice<string>[],
  now: Date,
  today: string,
): CatalogueProblem | null =>
  countProblem('credits', asked.credits, PACKAGE_CREDITS) ?? creditedProblem(asked, prices, now, today);
