import { addMonths, dayOfMonth, daysBetween, instantOf, wallTime } from '#domain/billing/core/siteDay.ts';
import { carriedCredit } from '#domain/billing/plans/unusedTime.ts';

import {
  type Advanced,
  type Circumstances,
  daysLeft,
  earlier,
  endingAt,
  givenLeft,
  mail,
  NOTICE_DAYS,
  refuse,
  to,
} from './advanced.ts';
import { carriedTakenBack, goingBack, isTakenOver, resumeCarried, takenOver } from './carriedTime.ts';
import { coolingOff, renewalCools } from './coolingOff.ts';
import { retryAt } from './dunning.ts';
import { daysLater, graceEnd } from './projectSubscription.ts';
import type { SubscriptionEvent } from './subscriptionEvents.ts';
import { GRACE_DAYS, isTrial, LONGEST_PAUSE_MONTHS, MOST_PAUSES, type SubscriptionState } from './subscriptionState.ts';

/** A renewal may be paid so long before the period ends. */
const AHEAD_MS = 24 * 3_600_000;

const PAID_UP = { pastDueSince: null, failureClass: null, attempts: 0, outages: 0, retryAt: null } as const;
const NOTHING_CARRIED = { carriedFrom: null, carriedDays: 0, carriedWorth: 0 } as const;

/**
 * The end of a period of so many months that begins at an instant, on the anchor day, at the time of day the
 * subscription began.
 */
export function periodEnd(
  state: Pick<SubscriptionState, 'startsAt'>,
  from: Date,
  months: number,
  anchorDay: number,
  zone: string,
): Date {
  return instantOf(
    { day: addMonths(wallTime(from, zone).day, months, anchorDay), timeMs: wallTime(state.startsAt, zone).timeMs },
    zone,
  );
}

type Of<Kind extends SubscriptionEvent['kind']> = Extract<SubscriptionEvent, { kind: Kind }>;

/**
 * A period that was paid is given, whatever happened meanwhile: to a cancelled one as a last period, to a paused one as
 * further days, to one that has ended from now on. Who pays after the grace was over, or after the site was away, pays
 * for no day that has passed.
 */
function renewed(
  state: SubscriptionState,
  { priceId, months, paid, mayRenew = true }: Of<'renewalPaid'>,
  { now, zone, country }: Circumstances,
): Advanced {
  const { phase } = state;
  if (phase === 'SCHEDULED') return refuse(phase);
  if (['TRIALING', 'ACTIVE', 'CANCELING'].includes(phase) && now.getTime() < state.periodEnd.getTime() - AHEAD_MS)
    return refuse('NOT_DUE');
  if (phase === 'PAUSED') {
    const end = periodEnd(state, state.periodEnd, months, state.anchorDay, zone);
    return to(
      state,
      {
        ...PAID_UP,
        ...NOTHING_CARRIED,
        paid,
        priceId,
        months,
        unusedDays: (state.unusedDays ?? 0) + daysBetween(wallTime(state.periodEnd, zone).day, wallTime(end, zone).day),
      },
      mail('renewed'),
    );
  }
  const isLate = phase === 'ENDED' || now > daysLater(state.periodEnd, GRACE_DAYS, zone);
  const from = isLate ? now : state.periodEnd;
  const anchorDay = isLate || isTrial(state) ? dayOfMonth(wallTime(from, zone).day) : state.anchorDay;
  const cools = renewalCools(state, months, country, wallTime(now, zone).day);
  const isLast = !mayRenew || phase === 'CANCELING' || (phase === 'ENDED' && state.pastDueSince === null);
  return to(
    state,
    {
      ...PAID_UP,
      ...NOTHING_CARRIED,
      phase: isLast ? 'CANCELING' : 'ACTIVE',
      renews: !isLast,
      priceId,
      months,
      paid,
      anchorDay,
      periodStart: from,
      periodEnd: periodEnd(isLate ? { startsAt: now } : state, from, months, anchorDay, zone),
      givenDays: 0,
      pendingPriceId: null,
      ...(isLate && { startsAt: now }),
      coolingFrom: cools ? now : null,
    },
    mail(isTrial(state) ? 'trialCharged' : 'renewed'),
  );
}

function failed(
  state: SubscriptionState,
  { failureClass, lastPaidHour }: Of<'renewalFailed'>,
  { now, zone }: Circumstances,
): Advanced {
  const { phase } = state;
  if (phase === 'ENDED' || phase === 'PAUSED' || phase === 'SCHEDULED') return refuse(phase);
  if (phase === 'CANCELING') return refuse('CANCELED');
  if (now.getTime() < state.periodEnd.getTime() - AHEAD_MS) return refuse('NOT_DUE');
  const since = state.pastDueSince ?? now;
  const counted =
    failureClass === 'outage'
      ? { attempts: state.attempts, outages: state.outages + 1 }
      : { attempts: state.attempts + 1, outages: state.outages };
  const isNew = state.failureClass !== failureClass && failureClass !== 'outage';
  return to(
    state,
    {
      phase: 'PAST_DUE',
      pastDueSince: since,
      failureClass,
      ...counted,
      retryAt: retryAt({ failureClass, since, ...counted, lastPaidHour }, now, zone),
    },
    ...(isNew ? [mail('renewalFailed')] : []),
  );
}

function canceled(state: SubscriptionState, { inStore }: Of<'canceled'>, circumstances: Circumstances): Advanced {
  const { now, zone } = circumstances;
  if (state.phase === 'CANCELING') return refuse('CANCELED');
  if (state.phase === 'ENDED') return refuse('ENDED');
  if (!state.renews) return refuse('NOT_RENEWING');
  const ending = {
    renews: false,
    phase: 'CANCELING',
    pendingPriceId: null,
    pauseEndsAt: null,
    unusedDays: null,
  } as const;
  const told = mail(inStore ? 'boughtInStore' : 'canceled');
  // A debt ends with it; what waits behind a pause is had now.
  if (state.phase === 'PAST_DUE') return to(state, { ...ending, ...PAID_UP }, told);
  if (state.phase !== 'PAUSED') return to(state, ending, told);
  return to(state, { ...ending, ...afterPause(state, now, zone) }, told);
}

/** The period of a paused subscription, moved so that its unused days begin on the day of an instant. */
function afterPause(
  state: SubscriptionState,
  at: Date,
  zone: string,
): Pick<SubscriptionState, 'periodStart' | 'periodEnd' | 'anchorDay'> {
  const { timeMs } = wallTime(state.startsAt, zone);
  const moved = daysLater(instantOf({ day: wallTime(at, zone).day, timeMs }, zone), state.unusedDays ?? 0, zone);
  const by = daysBetween(wallTime(state.periodEnd, zone).day, wallTime(moved, zone).day);
  return { periodStart: daysLater(state.periodStart, by, zone), ...endingAt(moved, zone) };
}

function resumed(state: SubscriptionState, { now, zone }: Circumstances): Advanced {
  if (state.phase === 'PAUSED')
    return to(
      state,
      { phase: 'ACTIVE', ...afterPause(state, now, zone), pauseEndsAt: null, unusedDays: null },
      mail('resumed'),
    );
  if (state.phase !== 'CANCELING') return refuse('NOT_CANCELED');
  if (now >= state.periodEnd) return refuse('ENDED');
  if (state.priceId === null) return refuse('NOT_RENEWING');
  return to(state, { phase: isTrial(state) ? 'TRIALING' : 'ACTIVE', renews: true }, mail('resumed'));
}

function paused(state: SubscriptionState, { months }: Of<'paused'>, circumstances: Circumstances): Advanced {
  const { now, zone } = circumstances;
  if (state.phase === 'TRIALING') return refuse('TRIAL');
  if (state.phase === 'CANCELING') return refuse('CANCELED');
  if (state.phase !== 'ACTIVE') return refuse(state.phase);
  if (!state.renews) return refuse('NOT_RENEWING');
  if (!Number.isInteger(months) || months < 1 || months > LONGEST_PAUSE_MONTHS) return refuse('BAD_LENGTH');
  if (now >= state.periodEnd) return refuse('PAST_DUE');
  const { day, timeMs } = wallTime(now, zone);
  const yearAgo = instantOf({ day: addMonths(day, -12, dayOfMonth(day)), timeMs }, zone);
  const recent = state.pauses.filter((at) => at > yearAgo);
  if (recent.length >= MOST_PAUSES) return refuse('TOO_MANY_PAUSES');
  return to(
    state,
    {
      phase: 'PAUSED',
      pauses: [...recent, now],
      unusedDays: daysLeft(state, circumstances),
      pauseEndsAt: instantOf({ day: addMonths(day, months, dayOfMonth(day)), timeMs }, zone),
    },
    mail('paused'),
  );
}

function withdrawn(state: SubscriptionState, circumstances: Circumstances): Advanced {
  const right = coolingOff(state, circumstances.country, circumstances);
  if (state.phase === 'ENDED') return refuse('ENDED');
  if (!right) return refuse('NO_COOLING_OFF');
  const refund = right.refund > 0 ? [{ kind: 'refund' as const, amount: right.refund }] : [];
  const over = {
    phase: 'ENDED',
    renews: false,
    periodEnd: earlier(state, circumstances.now),
    paid: 0,
    coolingFrom: null,
    ...PAID_UP,
  } as const;
  const back = goingBack(state, circumstances);
  if (back) return to(state, { ...over, givenDays: 0, ...NOTHING_CARRIED }, ...refund, mail('withdrawn'), back);
  const kept = givenLeft(state, circumstances);
  // Days that were given were not bought: they are had to their end.
  if (kept > 0)
    return to(
      state,
      {
        phase: 'CANCELING',
        renews: false,
        priceId: null,
        pendingPriceId: null,
        periodStart: circumstances.now,
        ...endingAt(daysLater(circumstances.now, kept, circumstances.zone), circumstances.zone),
        startsAt: circumstances.now,
        givenDays: kept,
        paid: 0,
        coolingFrom: null,
        ...PAID_UP,
      },
      ...refund,
      mail('withdrawn'),
    );
  return to(state, over, ...refund, mail('withdrawn'));
}

function changed(state: SubscriptionState, event: Of<'changed'>, circumstances: Circumstances): Advanced {
  const { now, zone } = circumstances;
  if (state.phase !== 'ACTIVE')
    return refuse(state.phase === 'CANCELING' ? 'CANCELED' : state.phase === 'TRIALING' ? 'TRIAL' : state.phase);
  if (!state.renews) return refuse('NOT_RENEWING');
  const givenDays = givenLeft(state, circumstances);
  const ending = endingAt(
    daysLater(
      periodEnd({ startsAt: now }, now, event.months, dayOfMonth(wallTime(now, zone).day), zone),
      event.extraDays + event.carriedDays + givenDays,
      zone,
    ),
    zone,
  );
  return to(
    state,
    {
      startsAt: now,
      priceId: event.priceId,
      months: event.months,
      paid: event.paid,
      periodStart: now,
      ...ending,
      givenDays,
      carriedDays: event.carriedDays,
      carriedWorth: event.carriedDays > 0 ? carriedCredit(state, circumstances).amount : 0,
      pendingPriceId: null,
      coolingFrom: now,
      waivedAt: null,
    },
    mail('changed'),
  );
}

function changePlanned(state: SubscriptionState, { priceId, months }: Of<'changePlanned'>): Advanced {
  if (state.phase === 'TRIALING') return to(state, { priceId, months, pendingPriceId: null }, mail('changed'));
  if (state.phase !== 'ACTIVE') return refuse(state.phase === 'CANCELING' ? 'CANCELED' : state.phase);
  if (!state.renews) return refuse('NOT_RENEWING');
  return priceId === state.priceId
    ? refuse('NO_CHANGE')
    : to(state, { pendingPriceId: priceId }, mail('changePlanned'));
}

function extended(state: SubscriptionState, { days }: Of<'extended'>, { zone }: Circumstances): Advanced {
  if (!Number.isInteger(days) || days < 1 || days > 3660) return refuse('BAD_LENGTH');
  if (state.phase === 'ENDED' || state.phase === 'PAST_DUE') return refuse(state.phase);
  const givenDays = state.givenDays + days;
  const ending = endingAt(daysLater(state.periodEnd, days, zone), zone);
  return to(state, {
    givenDays,
    ...ending,
    ...(state.phase === 'PAUSED' && { unusedDays: (state.unusedDays ?? 0) + days }),
  });
}

/**
 * Takes given days back. What was paid stays: of a subscription with a price only given days go, of one that was given
 * whole all that are left. One that waits keeps its beginning.
 */
function daysTakenBack(
  state: SubscriptionState,
  { days }: Of<'daysTakenBack'>,
  circumstances: Circumstances,
): Advanced {
  const { now, zone } = circumstances;
  if (!Number.isInteger(days) || days < 1) return refuse('BAD_LENGTH');
  if (state.phase === 'ENDED' || state.phase === 'PAST_DUE') return refuse(state.phase);
  if (state.phase === 'PAUSED') {
    const taken = Math.min(days, state.givenDays, state.unusedDays ?? 0);
    return taken === 0
      ? refuse('NO_CHANGE')
      : to(
          state,
          {
            givenDays: state.givenDays - taken,
            ...endingAt(daysLater(state.periodEnd, -taken, zone), zone),
            unusedDays: (state.unusedDays ?? 0) - taken,
          },
          mail('daysTakenBack'),
        );
  }
  const left =
    state.phase === 'SCHEDULED'
      ? daysBetween(wallTime(state.startsAt, zone).day, wallTime(state.periodEnd, zone).day)
      : daysLeft(state, circumstances);
  const given = state.priceId === null ? left : givenLeft(state, circumstances);
  const taken = Math.min(days, given, state.renews ? Math.max(left - NOTICE_DAYS, 0) : left);
  if (taken === 0) return refuse('NO_CHANGE');
  const givenDays = Math.max(state.givenDays - taken, 0);
  if (taken === left)
    return to(
      state,
      { phase: 'ENDED', renews: false, periodEnd: earlier(state, now), givenDays: 0 },
      mail('daysTakenBack'),
    );
  return to(state, { givenDays, ...endingAt(daysLater(state.periodEnd, -taken, zone), zone) }, mail('daysTakenBack'));
}

/**
 * Days that came over from an earlier subscription had another payment: they go back to it. Of one that was taken over
 * itself they are lost to the next.
 */
function voided(state: SubscriptionState, circumstances: Circumstances): Advanced {
  if (isTakenOver(state)) return to(state, { unusedDays: null, paid: 0, ...NOTHING_CARRIED });
  if (state.phase === 'ENDED') return refuse('ENDED');
  const back = goingBack(state, circumstances);
  const over = {
    phase: 'ENDED',
    renews: false,
    periodEnd: earlier(state, circumstances.now),
    paid: 0,
    pauseEndsAt: null,
    unusedDays: null,
    ...NOTHING_CARRIED,
    ...PAID_UP,
  } as const;
  return back ? to(state, { ...over, givenDays: 0 }, mail('ended'), back) : to(state, over, mail('ended'));
}

/** One that waits keeps its length, wherever it starts. */
function rescheduled(state: SubscriptionState, { startsAt }: Of<'rescheduled'>, { zone }: Circumstances): Advanced {
  if (state.phase !== 'SCHEDULED') return refuse('NOT_DUE');
  const days = daysBetween(wallTime(state.startsAt, zone).day, wallTime(state.periodEnd, zone).day);
  return to(state, { startsAt, periodStart: startsAt, ...endingAt(daysLater(startsAt, days, zone), zone) });
}

/**
 * What becomes of a subscription by an event: pure, and the only place that says so (ADR 76). An event that is not
 * allowed is refused with a code and changes nothing.
 */
export function advanceSubscription(
  state: SubscriptionState,
  event: SubscriptionEvent,
  circumstances: Circumstances,
): Advanced {
  const { now, zone } = circumstances;
  switch (event.kind) {
    case 'started':
      return state.phase !== 'SCHEDULED' || now < state.startsAt
        ? refuse('NOT_DUE')
        : to(state, { phase: 'ACTIVE' }, mail('started'));
    case 'renewalPaid':
      return renewed(state, event, circumstances);
    case 'renewalFailed':
      return failed(state, event, circumstances);
    case 'graceOver':
      return state.phase !== 'PAST_DUE' || now < graceEnd(state, zone)
        ? refuse('NOT_DUE')
        : to(state, { phase: 'ENDED', renews: false, retryAt: null }, mail('ended'));
    case 'canceled':
      return canceled(state, event, circumstances);
    case 'resumed':
      return resumed(state, circumstances);
    case 'paused':
      return paused(state, event, circumstances);
    case 'pauseOver':
      return state.phase !== 'PAUSED'
        ? refuse('NOT_PAUSED')
        : state.pauseEndsAt !== null && now < state.pauseEndsAt
          ? refuse('NOT_DUE')
          : resumed(state, circumstances);
    case 'periodOver':
      return state.renews || !['CANCELING', 'ACTIVE'].includes(state.phase) || now < state.periodEnd
        ? refuse('NOT_DUE')
        : to(state, { phase: 'ENDED' }, mail('ended'));
    case 'withdrawn':
      return withdrawn(state, circumstances);
    case 'changed':
      return changed(state, event, circumstances);
    case 'changePlanned':
      return changePlanned(state, event);
    case 'changeTakenBack':
      return state.pendingPriceId === null
        ? refuse('NO_CHANGE')
        : state.phase !== 'ACTIVE'
          ? refuse('PAST_DUE')
          : to(state, { pendingPriceId: null });
    case 'extended':
      return extended(state, event, circumstances);
    case 'daysTakenBack':
      return daysTakenBack(state, event, circumstances);
    case 'rescheduled':
      return rescheduled(state, event, circumstances);
    case 'takenOver':
      return takenOver(state, circumstances);
    case 'returned':
      return resumeCarried(state, event, circumstances);
    case 'carriedTakenBack':
      return carriedTakenBack(state, event, circumstances);
    case 'voided':
      return voided(state, circumstances);
  }
}
