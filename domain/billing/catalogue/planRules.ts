import { isHoldingsKey } from '#domain/billing/core/holdings.ts';

import { type CatalogueProblem, countProblem, nameProblem } from './CatalogueProblem.ts';

/** Months of a term, days of a trial, and the rank of an offer, each with its bounds. */
export const MONTHS: readonly [number, number] = [1, 36];
export const TRIAL_DAYS: readonly [number, number] = [0, 90];
export const RANKS: readonly [number, number] = [1, 1_000];

/** What staff can change of a plan that is there. What it opens and how long it lasts stay as they were sold. */
export interface PlanChange {
  /** Of all terms of the offer. */
  displayName: string;
  trialDays: number;
  isOffered: boolean;
}

/** A new term, of an offer that is there or of a new one. */
export interface NewPlan {
  /** The offer it belongs to; null for a new one, whose name, rank and holdings are asked for. */
  tier: string | null;
  displayName: string;
  /** Offers that open more have the greater number. */
  rank: number;
  holdings: readonly string[];
  months: number;
  trialDays: number;
  isGift: boolean;
}

const trialProblem = ({ trialDays, isGift }: Pick<NewPlan, 'trialDays' | 'isGift'>): CatalogueProblem | null =>
  isGift && trialDays > 0
    ? { field: 'trialDays', code: 'GIFT', message: 'A gift has no trial.' }
    : countProblem('trialDays', trialDays, TRIAL_DAYS);

/**
 * What is wrong with a change of a plan as it is now; null for nothing. Its `hasPrice` counts prices that are planned.
 */
export function planChangeProblem(
  change: PlanChange,
  plan: { isGift: boolean; hasPrice: boolean },
): CatalogueProblem | null {
  const wrong =
    nameProblem('displayName', change.displayName) ?? trialProblem({ ...plan, trialDays: change.trialDays });
  if (wrong) return wrong;
  return change.isOffered && !plan.hasPrice
    ? { field: 'isOffered', code: 'NO_PRICE', message: 'Give it a price first.' }
    : null;
}

/** What is wrong with a new plan; null for nothing. */
export function newPlanProblem(plan: NewPlan): CatalogueProblem | null {
  const wrong = countProblem('months', plan.months, MONTHS) ?? trialProblem(plan);
  if (wrong || plan.tier !== null) return wrong;
  const ofOffer = nameProblem('displayName', plan.displayName) ?? countProblem('rank', plan.rank, RANKS);
  if (ofOffer) return ofOffer;
  if (tierOf(plan.displayName) === '')
    return { field: 'displayName', code: 'NO_LETTERS', message: 'Use letters from A to Z or digits.' };
  return plan.holdings.length > 0 && plan.holdings.every(isHoldingsKey)
    ? null
    : { field: 'holdings', code: 'MISSING', message: 'Choose what it opens.' };
}

/**
 * The key of an offer with a name, in small letters and digits; empty where the name has none. @example tierOf('Family
 * Plus') // 'family-plus'
 */
export const tierOf = (displayName: string): string =>
  displayName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')
    .slice(0, 40);
