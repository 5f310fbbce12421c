import { shareOf } from '#domain/billing/core/money.ts';
import { daysBetween, instantOf, wallTime } from '#domain/billing/core/siteDay.ts';
import { daysByOrigin, unusedTime, worthOfCarried } from '#domain/billing/plans/unusedTime.ts';

import {
  type Advanced,
  type Circumstances,
  daysLeft,
  earlier,
  endingAt,
  mail,
  NOTICE_DAYS,
  refuse,
  to,
} from './advanced.ts';
import { daysLater } from './projectSubscription.ts';
import type { SubscriptionEffect, SubscriptionEvent } from './subscriptionEvents.ts';
import { isTrial, type SubscriptionState } from './subscriptionState.ts';

type Of<Kind extends SubscriptionEvent['kind']> = Extract<SubscriptionEvent, { kind: Kind }>;

/**
 * Whether a subscription has paid days that go on in another one that its owner buys: cancelled, still running, and
 * paid.
 */
export const mayBeTakenOver = (state: SubscriptionState, now: Date): boolean =>
  state.phase === 'CANCELING' && state.priceId !== null && !isTrial(state) && now < state.periodEnd;

/** Whether a subscription is over because its days went on in another: they may come back. */
export const isTakenOver = ({ phase, unusedDays }: SubscriptionState): boolean =>
  phase === 'ENDED' && unusedDays !== null;

/**
 * Days that are left, by where they come from, also of one that is paused. Given days of one that was taken over are
 * counted where they went.
 */
function timeLeft(
  state: SubscriptionState,
  at: Pick<Circumstances, 'now' | 'zone'>,
): { left: number; carried: number; given: number } {
  const left = state.phase === 'PAUSED' || isTakenOver(state) ? (state.unusedDays ?? 0) : daysLeft(state, at);
  return { left, ...daysByOrigin(left, state) };
}

/**
 * Ends one whose days go on in another. What it paid for is remembered (`unusedDays`): it comes back where the other is
 * given back.
 */
export function takenOver(state: SubscriptionState, circumstances: Circumstances): Advanced {
  if (!mayBeTakenOver(state, circumstances.now)) return refuse(state.phase === 'ENDED' ? 'ENDED' : 'NOT_CANCELED');
  const { own, carried, given } = unusedTime(state, circumstances);
  if (own + carried + given === 0) return refuse('NO_CHANGE');
  return to(state, {
    phase: 'ENDED',
    periodEnd: earlier(state, circumstances.now),
    unusedDays: own + carried,
    givenDays: 0,
    carriedDays: carried,
    carriedWorth: worthOfCarried(state, carried),
  });
}

/**
 * Days of one that goes to the subscription they came from; null where none do, or it is a paid period of its own by
 * now.
 */
export function goingBack(
  state: SubscriptionState,
  at: Pick<Circumstances, 'now' | 'zone'>,
): Extract<SubscriptionEffect, { kind: 'daysReturned' }> | null {
  if (state.carriedFrom === null) return null;
  const { carried: part, given: givenDays } = timeLeft(state, at);
  // What came over and was worth no day of the other plan comes back whole.
  return part === 0 && state.carriedDays > 0 && givenDays === 0
    ? null
    : { kind: 'daysReturned', to: state.carriedFrom, part, whole: state.carriedDays, givenDays };
}

/**
 * One that was taken over runs on from today, cancelled as it was, with the days that came back, rounded up. Its own
 * days are as long and as dear as before.
 */
export function resumeCarried(
  state: SubscriptionState,
  { part, whole, givenDays }: Of<'returned'>,
  { now, zone }: Circumstances,
): Advanced {
  // Null once its payment was taken back: only what was given comes back then.
  const unused = state.unusedDays ?? 0;
  const paidDays = whole === 0 ? unused : Math.ceil((unused * part) / whole);
  if (paidDays + givenDays === 0) return refuse('NO_CHANGE');
  if (state.phase !== 'ENDED') {
    // A payment that came late has brought it back already.
    const longer = daysLater(state.periodEnd, paidDays + givenDays, zone);
    return to(
      state,
      { unusedDays: null, givenDays: state.givenDays + paidDays + givenDays, ...endingAt(longer, zone) },
      mail('returned'),
    );
  }
  const wholeOwn =
    daysBetween(wallTime(state.periodStart, zone).day, wallTime(state.periodEnd, zone).day) +
    unused -
    state.carriedDays;
  const carriedDays = Math.min(state.carriedDays, paidDays);
  const today = instantOf({ day: wallTime(now, zone).day, timeMs: wallTime(state.startsAt, zone).timeMs }, zone);
  const end = daysLater(today, paidDays + givenDays, zone);
  return to(
    state,
    {
      phase: 'CANCELING',
      renews: false,
      unusedDays: null,
      givenDays,
      carriedDays,
      carriedWorth: worthOfCarried(state, carriedDays),
      periodStart: daysLater(end, -(wholeOwn + carriedDays + givenDays), zone),
      ...endingAt(end, zone),
    },
    mail('returned'),
  );
}

/** Takes days back that came over, as far as they are still there. */
export function carriedTakenBack(
  state: SubscriptionState,
  { part, whole }: Of<'carriedTakenBack'>,
  circumstances: Circumstances,
): Advanced {
  const { phase, renews } = state;
  const { now, zone } = circumstances;
  if (phase === 'PAST_DUE' || (phase === 'ENDED' && !isTakenOver(state))) return refuse(phase);
  const { left, carried } = timeLeft(state, circumstances);
  const taken = Math.min(
    shareOf(carried, part, whole),
    renews && phase !== 'PAUSED' ? Math.max(left - NOTICE_DAYS, 0) : left,
  );
  if (taken === 0) return refuse('NO_CHANGE');
  const rest = {
    carriedFrom: carried === taken ? null : state.carriedFrom,
    carriedDays: carried - taken,
    carriedWorth: worthOfCarried(state, carried - taken),
  };
  if (phase === 'ENDED') return to(state, { ...rest, unusedDays: left - taken });
  const ending = endingAt(daysLater(state.periodEnd, -taken, zone), zone);
  if (phase === 'PAUSED') return to(state, { ...rest, ...ending, unusedDays: left - taken }, mail('carriedTakenBack'));
  if (taken === left)
    return to(
      state,
      { ...rest, phase: 'ENDED', renews: false, periodEnd: earlier(state, now) },
      mail('carriedTakenBack'),
    );
  return to(state, { ...rest, ...ending }, mail('carriedTakenBack'));
}
