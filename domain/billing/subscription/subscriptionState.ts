import type { FailureClass } from '#domain/billing/core/failureClass.ts';

/** Where a subscription is on the inside. */
export const PHASES = ['SCHEDULED', 'TRIALING', 'ACTIVE', 'PAST_DUE', 'PAUSED', 'CANCELING', 'ENDED'] as const;

export type Phase = (typeof PHASES)[number];

/** Everything the rules know of a subscription. Instants; days are counted in the site's time zone. */
export interface SubscriptionState {
  phase: Phase;
  /** When it began, or will: its time of day is that of every period. */
  startsAt: Date;
  /** Null for one without a price: gifts and what staff gave. */
  priceId: number | null;
  /** Of a period. */
  months: number;
  /** Day of the month, 1 to 31, on which it renews. */
  anchorDay: number;
  periodStart: Date;
  periodEnd: Date;
  /** For the present period, tax included, in minor units; 0 in a trial. */
  paid: number;
  renews: boolean;
  /** The price that holds from the next period on; null: the same. */
  pendingPriceId: number | null;
  pastDueSince: Date | null;
  failureClass: FailureClass | null;
  /** Failed attempts to charge the renewal; without outages. */
  attempts: number;
  /** Attempts that nothing answered. */
  outages: number;
  /** When the next attempt is made; null for none. */
  retryAt: Date | null;
  pauseEndsAt: Date | null;
  /** When each pause of the last year began. */
  pauses: Date[];
  /**
   * Paid days that wait for the end of a pause; of one that is over: those that went over to the next, which may come
   * back.
   */
  unusedDays: number | null;
  /** Days at the end of the period that were given and not paid: a gift, a reward. */
  givenDays: number;
  /**
   * The cancelled subscription whose paid days came over, until these have begun to be used up by a renewal; null for
   * none.
   */
  carriedFrom: number | null;
  /** Days before the given ones that came over. */
  carriedDays: number;
  /** What they were worth there, in minor units. */
  carriedWorth: number;
  trialUsed: boolean;
  /** From when a cooling-off period is counted; null: none. */
  coolingFrom: Date | null;
  /** When the first one was waived, which an earlier release asked for; null: it was not. */
  waivedAt: Date | null;
}

/** Days of a renewal that was not paid during which everything stays open. */
export const GRACE_DAYS = 14;
/** Pauses within a year, and how long each may be, in months. */
export const MOST_PAUSES = 2;
export const LONGEST_PAUSE_MONTHS = 3;

/** Whether its days are those of a trial: nothing has been paid yet. */
export const isTrial = ({
  phase,
  trialUsed,
  paid,
  priceId,
}: Pick<SubscriptionState, 'phase' | 'trialUsed' | 'paid' | 'priceId'>): boolean =>
  phase === 'TRIALING' || (trialUsed && paid === 0 && priceId !== null);

/** Whether it will be charged again by itself. An account has one such subscription at most. */
export const isRenewing = ({ phase, renews }: Pick<SubscriptionState, 'phase' | 'renews'>): boolean =>
  renews && ['TRIALING', 'ACTIVE', 'PAST_DUE', 'PAUSED'].includes(phase);
