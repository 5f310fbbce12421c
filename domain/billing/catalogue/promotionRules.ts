import { type CatalogueProblem, countProblem, nameProblem } from './CatalogueProblem.ts';
import { dayProblem, readPrice } from './priceRules.ts';

/** Uses and renewals of a promotion, each with its bounds. */
export const USES: readonly [number, number] = [1, 1_000_000];
export const RENEWALS: readonly [number, number] = [0, 120];

/** A promotion as staff ask for it. */
export interface NewPromotion {
  code: string;
  label: string;
  /** As typed: whole percent, or empty where it takes off an amount. */
  percent: string;
  /** As typed, such as `5.00`, or empty where it takes off a percentage. */
  amount: string;
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

/** A price the promotion could meet. */
interface PricedPlan {
  planId: string;
  currency: string;
  amount: number;
}

const CODE = /^[A-Z\d-]{3,40}$/u;
/** Something is always paid: a card that was never charged has never been asked for. */
const PERCENT = /^[1-9]\d?$/u;

/** A code as it is kept: capitals. */
export const keptCode = (typed: string): string => typed.trim().toUpperCase();

/** What is wrong with what it takes off; null for nothing. */
function offProblem({ percent, amount, currency, planIds }: NewPromotion, prices: readonly PricedPlan[]): CatalogueProblem | null {
  const isPercent = percent.trim() !== '';
  if (isPercent === (amount.trim() !== '')) return { field: 'percent', code: 'ONE_OF_BOTH', message: 'Type a percentage or an amount.' };
  if (isPercent) return PERCENT.test(percent.trim()) ? null : { field: 'percent', code: 'OUT_OF_RANGE', message: 'Type a whole number from 1 to 99.' };
  const read = readPrice(amount, currency);
  if (typeof read !== 'number') return read;
  const isFree = prices.some((price) => price.currency === currency && (planIds.length === 0 || planIds.includes(price.planId)) && price.amount <= read);
  return isFree ? { field: 'amount', code: 'NOTHING_LEFT', message: 'That would leave nothing to pay for one of the plans.' } : null;
}

/**
 * What is wrong with a new promotion; null for nothing.
 * @param prices - what plans cost now, those planned included.
 * @param today - the site's day.
 */
export function newPromotionProblem(promotion: NewPromotion, prices: readonly PricedPlan[], today: string): CatalogueProblem | null {
  const { code, label, planIds, from, until, mostUses, renewals } = promotion;
  if (!CODE.test(keptCode(code))) return { field: 'code', code: 'CODE_FORMAT', message: 'Use 3 to 40 letters from A to Z, digits and hyphens.' };
  const wrong = nameProblem('label', label) ?? offProblem(promotion, prices) ?? dayProblem('from', from, today);
  if (wrong) return wrong;
  if (until !== '') {
    const wrongEnd = dayProblem('until', until, today);
    if (wrongEnd && wrongEnd.code !== 'TOO_FAR') return wrongEnd;
    if (until < from) return { field: 'until', code: 'BEFORE_START', message: 'The last date is before the first.' };
  }
  const unknown = planIds.some((id) => !prices.some(({ planId }) => planId === id));
  if (unknown) return { field: 'planIds', code: 'NO_SUCH_PLAN', message: 'One of the plans is not for sale.' };
  return (mostUses === null ? null : countProblem('mostUses', mostUses, USES)) ?? countProblem('renewals', renewals, RENEWALS);
}
