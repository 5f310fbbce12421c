import { daysLater, graceEnd } from './projectSubscription.ts';
import { isRenewing, type SubscriptionState } from './subscriptionState.ts';

/** An email ahead of a payment. */
export type NoticeKind = 'renewal-30' | 'renewal-7' | 'half-year' | 'trial-3';

/** A notice and when it is due. */
export interface DueNotice {
  kind: NoticeKind;
  at: Date;
}

/** Renewals are charged so long before the period ends, so that no one is without access while a bank thinks. */
export const CHARGE_AHEAD_MS = 3_600_000;

/**
 * The notices of the present period: of a year's term 30 and 7 days ahead, of three months or more 7 days ahead, of a
 * trial 3 days ahead. A member who pays by the month gets one twice a year (before every sixth renewal), because a
 * notice each month is read by no one.
 */
export function noticesOf(state: SubscriptionState, zone: string): DueNotice[] {
  if (!isRenewing(state)) return [];
  const ahead = (days: number) => daysLater(state.periodEnd, -days, zone);
  if (state.phase === 'TRIALING') return [{ kind: 'trial-3', at: ahead(3) }];
  if (state.phase !== 'ACTIVE') return [];
  // Days that came over make a period longer, and its renewal as easily forgotten.
  const months = state.months + Math.floor(state.carriedDays / 30);
  if (months >= 12)
    return [
      { kind: 'renewal-30', at: ahead(30) },
      { kind: 'renewal-7', at: ahead(7) },
    ];
  if (months >= 3) return [{ kind: 'renewal-7', at: ahead(7) }];
  const sinceStart =
    (state.periodEnd.getUTCFullYear() - state.startsAt.getUTCFullYear()) * 12 +
    state.periodEnd.getUTCMonth() -
    state.startsAt.getUTCMonth();
  return sinceStart > 0 && sinceStart % 6 === 0 ? [{ kind: 'half-year', at: ahead(7) }] : [];
}

/** What is due for a subscription beside notices, and when. */
export type DueStep = { kind: 'start' | 'charge' | 'graceOver' | 'pauseOver' | 'periodOver'; at: Date };

/** The next step the clock brings: what comes first. Null when nothing will happen by itself. */
export function nextStep(state: SubscriptionState, zone: string): DueStep | null {
  switch (state.phase) {
    case 'SCHEDULED':
      return { kind: 'start', at: state.startsAt };
    case 'TRIALING':
    case 'ACTIVE':
      return state.renews
        ? { kind: 'charge', at: new Date(state.periodEnd.getTime() - CHARGE_AHEAD_MS) }
        : { kind: 'periodOver', at: state.periodEnd };
    case 'PAST_DUE': {
      const over = graceEnd(state, zone);
      return state.retryAt !== null && state.retryAt <= over
        ? { kind: 'charge', at: state.retryAt }
        : { kind: 'graceOver', at: over };
    }
    case 'PAUSED':
      return { kind: 'pauseOver', at: state.pauseEndsAt ?? state.periodEnd };
    case 'CANCELING':
      return { kind: 'periodOver', at: state.periodEnd };
    case 'ENDED':
      return null;
  }
}

/** The next instant at which the clock brings anything: a step, or a notice that is still to come. */
export function nextActionAt(state: SubscriptionState, now: Date, zone: string): Date | null {
  const step = nextStep(state, zone);
  const coming = [
    ...noticesOf(state, zone)
      .map(({ at }) => at)
      .filter((at) => at > now),
    ...(step ? [step.at] : []),
  ];
  return coming.length === 0 ? null : new Date(Math.min(...coming.map((at) => at.getTime())));
}
