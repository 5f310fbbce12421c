import { instantOf, wallTime } from '#domain/billing/core/siteDay.ts';
import { addDays } from '#domain/kernel/dates/addDays.ts';

import type { OutwardState } from './subscriptionRedirect.ts';
import { GRACE_DAYS, type Phase, type SubscriptionState } from './subscriptionState.ts';

/** A subscription as everything outside billing sees it. */
export interface OutwardSubscription {
  state: OutwardState;
  expiresAt: Date;
}

const WORDS: Readonly<Record<Phase, OutwardState>> = {
  SCHEDULED: 'CANCELED',
  TRIALING: 'ACTIVE',
  ACTIVE: 'ACTIVE',
  PAST_DUE: 'ACTIVE',
  PAUSED: 'PAUSED',
  CANCELING: 'CANCELED',
  ENDED: 'CANCELED',
};

/** Outside, what has not begun is long over: nothing that asks opens by it. */
const NEVER_BEGUN = new Date(0);

/** The instant so many days of the site later, at the same time of day. */
export function daysLater(at: Date, days: number, zone: string): Date {
  const { day, timeMs } = wallTime(at, zone);
  return instantOf({ day: addDays(day, days), timeMs }, zone);
}

/** Until when a renewal that was not paid leaves everything open. */
export const graceEnd = (
  { pastDueSince, periodEnd }: Pick<SubscriptionState, 'pastDueSince' | 'periodEnd'>,
  zone: string,
): Date => daysLater(pastDueSince ?? periodEnd, GRACE_DAYS, zone);

/**
 * What a subscription is outside. One that is scheduled opens nothing yet and is not answered (`phase`); one that is
 * past due stays active until its days of grace are over; a paused one expires when the days it saved are used up after
 * the pause.
 */
export function projectSubscription(state: SubscriptionState, zone: string): OutwardSubscription {
  const word = WORDS[state.phase];
  if (state.phase === 'SCHEDULED') return { state: word, expiresAt: NEVER_BEGUN };
  if (state.phase === 'PAST_DUE') return { state: word, expiresAt: graceEnd(state, zone) };
  if (state.phase === 'PAUSED')
    return { state: word, expiresAt: daysLater(state.pauseEndsAt ?? state.periodEnd, state.unusedDays ?? 0, zone) };
  return { state: word, expiresAt: state.periodEnd };
}
