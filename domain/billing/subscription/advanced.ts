import { dayOfMonth, daysBetween, wallTime } from '#domain/billing/core/siteDay.ts';

import type { Refused, SubscriptionEffect } from './subscriptionEvents.ts';
import type { SubscriptionState } from './subscriptionState.ts';

/** What the rules need to know beside the subscription. */
export interface Circumstances {
  now: Date;
  /** IANA name. */
  zone: string;
  /** Of the buyer, ISO 3166 alpha-2. */
  country: string;
}

/** The next state and what follows, or why not. */
export type Advanced = { state: SubscriptionState; effects: SubscriptionEffect[] } | { refused: Refused };

/** A mail to the member, by what happened. */
export const mail = (name: Extract<SubscriptionEffect, { kind: 'mail' }>['mail']): SubscriptionEffect => ({
  kind: 'mail',
  mail: name,
});
/** The same subscription with what changes, and what follows. */
export const to = (
  state: SubscriptionState,
  changes: Partial<SubscriptionState>,
  ...effects: SubscriptionEffect[]
): Advanced => ({ state: { ...state, ...changes }, effects });
/** Nothing changes, for a reason. */
export const refuse = (refused: Refused): Advanced => ({ refused });

/** Days of the period that are left, from this day on. */
export const daysLeft = (
  { periodEnd }: Pick<SubscriptionState, 'periodEnd'>,
  { now, zone }: Pick<Circumstances, 'now' | 'zone'>,
): number => Math.max(daysBetween(wallTime(now, zone).day, wallTime(periodEnd, zone).day), 0);

/** Given days that are left: they are the last of the period. */
export const givenLeft = (state: SubscriptionState, circumstances: Circumstances): number =>
  Math.min(state.givenDays, daysLeft(state, circumstances));

/** Who pays for what renews is not charged sooner than so many days from now because days are taken back. */
export const NOTICE_DAYS = 30;

/** The instant at which a period that ends now is over: within it. */
export function earlier(
  { periodStart, periodEnd }: Pick<SubscriptionState, 'periodStart' | 'periodEnd'>,
  now: Date,
): Date {
  if (now < periodStart) return periodStart;
  return now < periodEnd ? now : periodEnd;
}

/** A period that was moved to end at an instant: the periods after it are counted from that day of the month. */
export const endingAt = (periodEnd: Date, zone: string): Pick<SubscriptionState, 'periodEnd' | 'anchorDay'> => ({
  periodEnd,
  anchorDay: dayOfMonth(wallTime(periodEnd, zone).day),
});
