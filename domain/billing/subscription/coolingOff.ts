import { consumerRules } from '#domain/billing/core/consumerRules.ts';
import { wallTime } from '#domain/billing/core/siteDay.ts';
import { unusedCredit } from '#domain/billing/plans/unusedTime.ts';

import { daysLater } from './projectSubscription.ts';
import type { SubscriptionState } from './subscriptionState.ts';

/** A right to withdraw that is still there. */
export interface CoolingOff {
  /** The first instant at which it is over. */
  until: Date;
  /** What withdrawing now gives back, in minor units. */
  refund: number;
}

/**
 * The cooling-off period a subscription is in. The days used so far are kept from the refund. No one is asked to waive
 * it; who did so in an earlier release has no first period, and has the second one, after a trial or the renewal of a
 * long term.
 * @returns null when there is none, or none any more
 */
export function coolingOff(
  state: SubscriptionState,
  country: string,
  { now, zone }: { now: Date; zone: string },
): CoolingOff | null {
  const { coolingFrom, startsAt, waivedAt, phase } = state;
  if (coolingFrom === null || phase === 'ENDED' || phase === 'PAUSED') return null;
  const rules = consumerRules(country, wallTime(coolingFrom, zone).day);
  const isFirst = coolingFrom.getTime() === startsAt.getTime();
  if (isFirst && waivedAt !== null) return null;
  if (!isFirst && rules.renewalCoolingOffFromMonths === null) return null;
  const until = daysLater(coolingFrom, rules.coolingOffDays, zone);
  if (now >= until) return null;
  return { until, refund: phase === 'PAST_DUE' ? 0 : unusedCredit(state, { now, zone }).amount };
}

/**
 * Whether a period that begins gives a second right to withdraw: after a trial, and when a term as long as the law
 * names renews.
 */
export const renewalCools = (
  state: Pick<SubscriptionState, 'phase' | 'trialUsed' | 'paid'>,
  months: number,
  country: string,
  day: string,
): boolean => {
  const from = consumerRules(country, day).renewalCoolingOffFromMonths;
  return from !== null && (months >= from || (state.trialUsed && state.paid === 0));
};
