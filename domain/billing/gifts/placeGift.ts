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
