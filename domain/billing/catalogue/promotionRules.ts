import { isFor, isLongerTrial } from '#domain/billing/plans/coupon.ts';
import type { PricedPlan } from '#domain/billing/plans/plan.ts';

import { type CatalogueProblem, countProblem, nameProblem } from './CatalogueProblem.ts';
import { TRIAL_DAYS } from './planRules.ts';
import { dayProblem, readPrice } from './priceRules.ts';

const LONGER_TRIAL: readonly [number, number] = [1, TRIAL_DAYS[1]];
/** Uses and renewals of a promotion, each with its bounds. */
export const USES: readonly [number, number] = [1, 1_000_000];
export const RENEWALS: readonly [number, number] = [0, 120];

/** A promotion as staff ask for it. */
export interface NewPromotion {
  code: string;
  label: string;
  /** As typed: whole percent, or empty. One of the three is given. */
  percent: string;
  /** As typed, such as `5.00`, or empty. */
  amount: string;
  /** As typed: days of a free trial in all, or empty. */
  trialDays: string;
  currency: string;
  /** Plans it is for; empty: all. */
  planIds: readonly string[];
  /** The site's days, `YYYY-MM-DD`; `until` is the last on which it holds, empty: no end. */
  from: string;
  until: string;
  /** Uses in all; null: no limit. */
  mostUses: number | null;
  renewals: number;
  isForNew: boolean;
}

/** A price the promotion could meet, in whatever currency. */
type MetPrice = Pick<PricedPlan, 'id' | 'amount' | 'trialDays'> & { currency: string };

const CODE = /^[A-Z\d-]{3,40}$/u;
/** Something is always paid: a card that was never charged has never been asked for. */
const PERCENT = /^[1-9]\d?$/u;

/** A code as it is kept: capitals. */
export const keptCode = (typed: string): string => typed.trim().toUpperCase();

/** What is wrong with the trial it gives; null for nothing. */
function trialProblem(
  { trialDays, planIds, renewals }: NewPromotion,
  prices: readonly MetPrice[],
): CatalogueProblem | null {
  const wrong = countProblem('trialDays', /^\d{1,3}$/u.test(trialDays.trim()) ? Number(trialDays) : -1, LONGER_TRIAL);
  if (wrong) return wrong;
  if (renewals !== 0)
    return { field: 'renewals', code: 'TRIAL_ONCE', message: 'A trial is had once: no renewal has it as well.' };
  return prices.some((price) => isLongerTrial({ planIds, trialDays: Number(trialDays) }, price))
    ? null
    : { field: 'trialDays', code: 'NOT_LONGER', message: 'None of the plans has a free trial that would be longer.' };
}

/** What is wrong with what it gives; null for nothing. */
function giftProblem(promotion: NewPromotion, prices: readonly MetPrice[]): CatalogueProblem | null {
  const { percent, amount, trialDays, currency, planIds } = promotion;
  const isPercent = percent.trim() !== '';
  if ([percent, amount, trialDays].filter((typed) => typed.trim() !== '').length !== 1)
    return { field: 'percent', code: 'ONE_OF_THREE', message: 'Type a percentage, an amount or the days of a trial.' };
  if (trialDays.trim() !== '') return trialProblem(promotion, prices);
  if (isPercent)
    return PERCENT.test(percent.trim())
      ? null
      : { field: 'percent', code: 'OUT_OF_RANGE', message: 'Type a whole number from 1 to 99.' };
  const read = readPrice(amount, currency);
  if (typeof read !== 'number') return read;
  const isFree = prices.some(
    (price) => price.currency === currency && isFor(planIds, price.id) && price.amount <= read,
  );
  return isFree
    ? { field: 'amount', code: 'NOTHING_LEFT', message: 'That would leave nothing to pay for one of the plans.' }
    : null;
}

/**
 * What is wrong with a new promotion; null for nothing.
 * @param prices - what plans cost now, those planned included.
 * @param today - the site's day.
 */
export function newPromotionProblem(
  promotion: NewPromotion,
  prices: readonly MetPrice[],
  today: string,
): CatalogueProblem | null {
  const { code, label, planIds, from, until, mostUses, renewals } = promotion;
  if (!CODE.test(keptCode(code)))
    return { field: 'code', code: 'CODE_FORMAT', message: 'Use 3 to 40 letters from A to Z, digits and hyphens.' };
  const wrong = nameProblem('label', label) ?? giftProblem(promotion, prices) ?? dayProblem('from', from, today);
  if (wrong) return wrong;
  if (until !== '') {
    const wrongEnd = dayProblem('until', until, today);
    if (wrongEnd && wrongEnd.code !== 'TOO_FAR') return wrongEnd;
    if (until < from) return { field: 'until', code: 'BEFORE_START', message: 'The last date is before the first.' };
  }
  const unknown = planIds.some((id) => !prices.some((price) => price.id === id));
  if (unknown) return { field: 'planIds', code: 'NO_SUCH_PLAN', message: 'One of the plans is not for sale.' };
  return (
    (mostUses === null ? null : countProblem('mostUses', mostUses, USES)) ??
    countProblem('renewals', renewals, RENEWALS)
  );
}
