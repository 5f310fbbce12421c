import { daysWorth } from '#domain/billing/core/money.ts';
import { addMonths, dayOfMonth, daysBetween, wallTime } from '#domain/billing/core/siteDay.ts';
import { countInWords } from '#domain/kernel/wording/countInWords.ts';

import type { PricedPlan } from './plan.ts';
import { carriedCredit, type RunningPeriod, unusedCredit, unusedTime } from './unusedTime.ts';

/** Days that are left of a cancelled subscription and go on in the one that is bought. */
export interface CarriedTime {
  /** Paid days that are left, and the plan they are of. */
  paidDays: number;
  planName: string;
  /** What these are worth, in minor units: never more than was paid for them. */
  worth: number;
  /** Days of the new plan that they become. */
  days: number;
  /** Days that were given: they stay as many, as in a change of plan. */
  givenDays: number;
}

/** Paid days of one plan and what they are worth, in minor units. */
interface PaidDays {
  days: number;
  worth: number;
  /** Of their plan: plans that open more have the greater number. */
  sort: number;
}

/**
 * Days of a plan that an amount is worth, rounded up so that nothing paid is lost.
 * @param day the first one, YYYY-MM-DD: how long a term is depends on it
 */
export const worthInDays = (
  worth: number,
  { amount, durationInMonths }: Pick<PricedPlan, 'amount' | 'durationInMonths'>,
  day: string,
): number => daysWorth(worth, amount, daysBetween(day, addMonths(day, durationInMonths, dayOfMonth(day))));

/**
 * How many days of another plan paid days become. Of one that opens the same: as many. Of one that opens more: as many
 * as they are worth, rounded up so that nothing paid is lost. Of one that opens less: as many as they are worth, and at
 * least as many as they are.
 * @param day the first one, YYYY-MM-DD: how long a term is depends on it
 */
export function daysInPlan(
  { days, worth, sort }: PaidDays,
  plan: Pick<PricedPlan, 'sort' | 'amount' | 'durationInMonths'>,
  day: string,
): number {
  if (plan.sort === sort || plan.amount === 0) return days;
  const byWorth = worthInDays(worth, plan, day);
  return plan.sort > sort ? byWorth : Math.max(days, byWorth);
}

/**
 * What a buyer who still has paid days of a cancelled subscription gets of them with the new one: no one pays for the
 * same day twice (ADR 76).
 * @returns null where nothing is left to come over
 */
export function carryOver(
  running: RunningPeriod & { plan: Pick<PricedPlan, 'sort' | 'displayName'> },
  plan: Pick<PricedPlan, 'sort' | 'amount' | 'durationInMonths'>,
  at: { now: Date; zone: string },
): CarriedTime | null {
  const { own, carried, given } = unusedTime(running, at);
  const paidDays = own + carried;
  const worth = unusedCredit(running, at).amount + carriedCredit(running, at).amount;
  const days = daysInPlan({ days: paidDays, worth, sort: running.plan.sort }, plan, wallTime(at.now, at.zone).day);
  return days + given === 0 ? null : { paidDays, planName: running.plan.displayName, worth, days, givenDays: given };
}

/**
 * What days that came over before become where the plan is changed: as many as there are of the new plan for what they
 * were worth.
 */
export function carriedThrough(
  running: RunningPeriod,
  sort: number,
  plan: Pick<PricedPlan, 'sort' | 'amount' | 'durationInMonths'>,
  at: { now: Date; zone: string },
): { paidDays: number; worth: number; days: number } {
  const { days: paidDays, amount: worth } = carriedCredit(running, at);
  return { paidDays, worth, days: daysInPlan({ days: paidDays, worth, sort }, plan, wallTime(at.now, at.zone).day) };
}

const areOf = (count: number): string => (count === 1 ? 'is' : 'are');

/** What the order says of the days that come over: one line for those that were paid, one for those that were given. */
export function carriedInWords(
  { paidDays, planName, days, givenDays }: Omit<CarriedTime, 'worth'>,
  newName: string,
): string[] {
  const [of, as] = days === paidDays ? ['', ''] : [` of ${planName}`, ` as ${countInWords(days, 'day')} of ${newName}`];
  const lines: string[] = [];
  if (days > 0)
    lines.push(`The ${countInWords(paidDays, 'day')}${of} you have already paid for ${areOf(paidDays)} added${as}`);
  if (givenDays > 0) lines.push(`${countInWords(givenDays, 'day')} that you were given ${areOf(givenDays)} kept`);
  return lines;
}
