import { dayOfMonth, instantOf, wallTime } from '#domain/billing/core/siteDay.ts';
import { addDays } from '#domain/kernel/dates/addDays.ts';

import { periodEnd } from './advanceSubscription.ts';
import { daysLater } from './projectSubscription.ts';
import type { SubscriptionState } from './subscriptionState.ts';

/** What a new subscription is made of. */
export interface Beginning {
  /** `paid`: its first term is paid. `trial`: a card is saved. `given`: a gift, or by staff, which never renews. */
  kind: 'paid' | 'trial' | 'given';
  /** Null for what is given. */
  priceId: number | null;
  months: number;
  trialDays: number;
  /** Minor units. */
  paid: number;
  /** When it begins, where that is not now: it waits behind another. */
  from?: Date;
  /** Days that come over from a cancelled subscription. */
  carried?: { from: number; days: number; worth: number; givenDays: number } | null;
}

/** A subscription that begins now, or waits for its day. */
export function beginSubscription(
  { kind, priceId, months, trialDays, paid, from, carried = null }: Beginning,
  at: Date,
  zone: string,
): SubscriptionState {
  const now = from ?? at;
  const { day, timeMs } = wallTime(now, zone);
  const trialEnd = addDays(day, trialDays);
  const firstAnchor = dayOfMonth(kind === 'trial' ? trialEnd : day);
  const termEnd =
    kind === 'trial'
      ? instantOf({ day: trialEnd, timeMs }, zone)
      : periodEnd({ startsAt: now }, now, months, firstAnchor, zone);
  const end = carried ? daysLater(termEnd, carried.days + carried.givenDays, zone) : termEnd;
  return {
    phase: kind === 'trial' ? 'TRIALING' : now > at ? 'SCHEDULED' : 'ACTIVE',
    startsAt: now,
    priceId,
    months,
    anchorDay: carried ? dayOfMonth(wallTime(end, zone).day) : firstAnchor,
    periodStart: now,
    periodEnd: end,
    paid: kind === 'paid' ? paid : 0,
    renews: kind !== 'given',
    pendingPriceId: null,
    pastDueSince: null,
    failureClass: null,
    attempts: 0,
    outages: 0,
    retryAt: null,
    pauseEndsAt: null,
    pauses: [],
    unusedDays: null,
    givenDays: carried?.givenDays ?? 0,
    carriedFrom: carried?.from ?? null,
    carriedDays: carried?.days ?? 0,
    carriedWorth: carried && carried.days > 0 ? carried.worth : 0,
    trialUsed: kind === 'trial',
    coolingFrom: kind === 'given' ? null : now,
    waivedAt: null,
  };
}
