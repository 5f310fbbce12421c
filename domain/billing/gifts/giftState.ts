import { isRenewing, type Phase } from '#domain/billing/subscription/subscriptionState.ts';

/** What runs when time is given. */
interface Running {
  phase: Phase;
  renews: boolean;
  /** Tiers that open more have the greater number. */
  sort: number;
}

/**
 * What becomes of time that is given. `begin`: nothing runs. `extend`: what runs is made longer, and the next payment
 * of what renews comes later. `lend`: more is given than what runs opens: it is used first, and what runs waits.
 * `wait`: less is given than what runs opens: it starts when that ends. `resumeFirst`: a paused subscription opens
 * nothing, so more can’t be used first.
 */
export type GiftPlace = 'begin' | 'extend' | 'lend' | 'wait' | 'resumeFirst';

/**
 * Where a gift goes: a higher tier is used first, the lower waits, and nothing ever runs beside what renews (spec 2
 * section 4, Q-100).
 */
export function placeGift(running: Running | null, sort: number): GiftPlace {
  if (!running || running.phase === 'ENDED' || running.phase === 'SCHEDULED') return 'begin';
  if (sort > running.sort) return running.phase === 'PAUSED' ? 'resumeFirst' : 'lend';
  return sort < running.sort && !isRenewing(running) ? 'wait' : 'extend';
}

/** Where a gift is. DRAFT: not paid. SCHEDULED: paid, its day is to come. READY: it can be redeemed. */
export type GiftState = 'DRAFT' | 'SCHEDULED' | 'READY' | 'REDEEMED' | 'LAPSED' | 'REFUNDED';

/** What happens to a gift. */
export type GiftEvent = 'paid' | 'dayCame' | 'printed' | 'redeemed' | 'yearOver' | 'extended' | 'refunded';

/** Days before its end from which a gift can be extended, and on the first of which its buyer is written to. */
export const ENDING_DAYS = 30;

/** Days for which a gift can be redeemed once it is ready; its buyer is written to before they are over. */
export const GIFT_DAYS = 365;

const NEXT: Readonly<Record<GiftState, Partial<Record<GiftEvent, GiftState>>>> = {
  DRAFT: { paid: 'SCHEDULED' },
  SCHEDULED: { dayCame: 'READY', printed: 'READY', redeemed: 'REDEEMED', refunded: 'REFUNDED' },
  READY: { redeemed: 'REDEEMED', yearOver: 'LAPSED', extended: 'READY', refunded: 'REFUNDED' },
  REDEEMED: {},
  LAPSED: { extended: 'READY', refunded: 'REFUNDED' },
  REFUNDED: {},
};

/** Where a gift is after an event; null for one that is not allowed: nothing changes then. */
export const nextGiftState = (state: GiftState, event: GiftEvent): GiftState | null => NEXT[state][event] ?? null;
