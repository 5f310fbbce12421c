import fc from 'fast-check';

import { addMonths, daysBetween, wallTime } from '#domain/billing/core/siteDay.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';

import { advanceSubscription } from './advanceSubscription.ts';
import { beginSubscription, type Beginning } from './beginSubscription.ts';
import { nextActionAt, nextStep } from './noticesDue.ts';
import { projectSubscription } from './projectSubscription.ts';
import type { SubscriptionEvent } from './subscriptionEvents.ts';
import { isRenewing, type SubscriptionState } from './subscriptionState.ts';

const zone = 'Europe/London';
const country = 'GB';
const paid: Beginning = { kind: 'paid', priceId: 1, months: 1, trialDays: 0, paid: 1299 };
const begun = (more: Partial<Beginning> = {}, at = '2026-01-31T10:00:00Z') =>
  beginSubscription({ ...paid, ...more }, new Date(at), zone);
const after = (state: SubscriptionState, event: SubscriptionEvent, at: string | Date): SubscriptionState => {
  const advanced = advanceSubscription(state, event, { now: new Date(at), zone, country });
  if ('refused' in advanced) throw new Error(advanced.refused);
  return advanced.state;
};
const refusalOf = (state: SubscriptionState, event: SubscriptionEvent, at: string | Date) => {
  const advanced = advanceSubscription(state, event, { now: new Date(at), zone, country });
  return 'refused' in advanced ? advanced.refused : null;
};
const renewal: SubscriptionEvent = { kind: 'renewalPaid', priceId: 1, months: 1, paid: 1299 };

describe('the day on which a subscription renews', () => {
  it('is the last of a short month and the same day again after it', () => {
    let state = begun();
    const ends = [state.periodEnd.toISOString()];
    for (let n = 0; n < 4; n += 1) {
      state = after(state, renewal, state.periodEnd);
      ends.push(state.periodEnd.toISOString());
    }
    expect(ends).toEqual([
      '2026-02-28T10:00:00.000Z',
      '2026-03-31T09:00:00.000Z',
      '2026-04-30T09:00:00.000Z',
      '2026-05-31T09:00:00.000Z',
      '2026-06-30T09:00:00.000Z',
    ]);
  });

  it('of a year begun on 29 February is the 28th until the next leap year', () => {
    let state = begun({ months: 12 }, '2028-02-29T12:00:00Z');
    const ends = [];
    for (let n = 0; n < 4; n += 1) {
      ends.push(wallTime(state.periodEnd, zone).day);
      state = after(state, { ...renewal, months: 12 }, state.periodEnd);
    }
    expect(ends).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
  });

  it('keeps its time of day over the night of the clock change, also where that skips it', () => {
    const state = begun({}, '2026-02-28T01:30:00Z');
    const once = after({ ...state, anchorDay: 29 }, renewal, state.periodEnd);
    expect(wallTime(once.periodEnd, zone)).toEqual({ day: '2026-04-29', timeMs: 5_400_000 });
    const skipped = begun({}, '2026-03-01T01:30:00Z');
    expect(
      after(
        { ...skipped, anchorDay: 29, periodEnd: new Date('2026-03-29T01:30:00Z') },
        renewal,
        '2026-03-29T02:00:00Z',
      ).periodEnd.toISOString(),
    ).toBe('2026-04-29T00:30:00.000Z');
  });

  it('of a trial is its last day', () => {
    const trial = begun({ kind: 'trial', trialDays: 14, months: 12 }, '2026-03-20T10:00:00Z');
    expect([trial.phase, trial.periodEnd.toISOString(), trial.paid]).toEqual([
      'TRIALING',
      '2026-04-03T09:00:00.000Z',
      0,
    ]);
    const charged = after(trial, { ...renewal, months: 12 }, trial.periodEnd);
    expect([charged.phase, wallTime(charged.periodEnd, zone).day, charged.anchorDay]).toEqual([
      'ACTIVE',
      '2027-04-03',
      3,
    ]);
  });
});

describe('a month that is paid for', () => {
  it('during a pause is a whole one, also after days were given or taken back', () => {
    const paused = after(begun({}, '2027-01-26T10:00:00Z'), { kind: 'paused', months: 2 }, '2027-02-01T10:00:00Z');
    const longer = after(paused, { kind: 'extended', days: 2 }, '2027-02-02T10:00:00Z');
    expect(after(longer, renewal, '2027-02-03T10:00:00Z').unusedDays).toBe((longer.unusedDays ?? 0) + 28);
    const shorter = after(longer, { kind: 'daysTakenBack', days: 1 }, '2027-02-03T10:00:00Z');
    expect(after(shorter, renewal, '2027-02-04T10:00:00Z').unusedDays).toBe((shorter.unusedDays ?? 0) + 28);
  });

  it('late by who withdrew and has given days left begins where these end, and is a whole one', () => {
    const longer = after(begun({}, '2027-01-15T10:00:00Z'), { kind: 'extended', days: 9 }, '2027-01-16T10:00:00Z');
    const kept = after(longer, { kind: 'withdrawn' }, '2027-01-17T10:00:00Z');
    expect(kept).toMatchObject({ phase: 'CANCELING', periodEnd: new Date('2027-01-26T10:00:00Z'), anchorDay: 26 });
    expect(after(kept, renewal, kept.periodEnd).periodEnd).toEqual(new Date('2027-02-26T10:00:00Z'));
  });
});

describe('events that are not allowed are refused with a code', () => {
  const canceled = () => after(begun(), { kind: 'canceled' }, '2026-02-01T00:00:00Z');
  const paused = () => after(begun(), { kind: 'paused', months: 2 }, '2026-02-10T10:00:00Z');
  const ended = () => after(canceled(), { kind: 'periodOver' }, '2026-03-01T10:00:00Z');
  const given = () => begun({ kind: 'given', priceId: null });
  const trial = () => begun({ kind: 'trial', trialDays: 14 });
  it.each<[string, () => SubscriptionState, SubscriptionEvent, string, string]>([
    ['a payment before it is due', begun, renewal, '2026-02-20T10:00:00Z', 'NOT_DUE'],
    [
      'a failure before it is due',
      begun,
      { kind: 'renewalFailed', failureClass: 'soft', lastPaidHour: null },
      '2026-02-20T10:00:00Z',
      'NOT_DUE',
    ],
    ['the end before its day', canceled, { kind: 'periodOver' }, '2026-02-20T10:00:00Z', 'NOT_DUE'],
    ['the end of what renews', begun, { kind: 'periodOver' }, '2026-05-20T10:00:00Z', 'NOT_DUE'],
    ['the end of grace without a debt', begun, { kind: 'graceOver' }, '2026-05-20T10:00:00Z', 'NOT_DUE'],
    ['the end of a pause before its day', paused, { kind: 'pauseOver' }, '2026-02-20T10:00:00Z', 'NOT_DUE'],
    ['the end of a pause that is none', begun, { kind: 'pauseOver' }, '2026-02-20T10:00:00Z', 'NOT_PAUSED'],
    ['cancelling twice', canceled, { kind: 'canceled' }, '2026-02-20T10:00:00Z', 'CANCELED'],
    ['cancelling what was given', given, { kind: 'canceled' }, '2026-02-20T10:00:00Z', 'NOT_RENEWING'],
    ['cancelling what is over', ended, { kind: 'canceled' }, '2026-03-20T10:00:00Z', 'ENDED'],
    ['resuming what runs', begun, { kind: 'resumed' }, '2026-02-20T10:00:00Z', 'NOT_CANCELED'],
    ['resuming after the end', canceled, { kind: 'resumed' }, '2026-03-20T10:00:00Z', 'ENDED'],
    ['pausing a trial', trial, { kind: 'paused', months: 1 }, '2026-02-01T10:00:00Z', 'TRIAL'],
    ['pausing for half a month', begun, { kind: 'paused', months: 0.5 }, '2026-02-01T10:00:00Z', 'BAD_LENGTH'],
    ['pausing for four months', begun, { kind: 'paused', months: 4 }, '2026-02-01T10:00:00Z', 'BAD_LENGTH'],
    ['pausing what is paused', paused, { kind: 'paused', months: 1 }, '2026-02-20T10:00:00Z', 'PAUSED'],
    ['pausing what is cancelled', canceled, { kind: 'paused', months: 1 }, '2026-02-20T10:00:00Z', 'CANCELED'],
    ['withdrawing after 14 days', begun, { kind: 'withdrawn' }, '2026-02-14T10:00:00Z', 'NO_COOLING_OFF'],
    [
      'withdrawing what was waived',
      () => ({ ...begun(), waivedAt: begun().startsAt }),
      { kind: 'withdrawn' },
      '2026-02-01T10:00:00Z',
      'NO_COOLING_OFF',
    ],
    [
      'changing what is paused',
      paused,
      { kind: 'changed', priceId: 2, months: 1, paid: 1, extraDays: 0, carriedDays: 0 },
      '2026-02-20T10:00:00Z',
      'PAUSED',
    ],
    [
      'changing to what it is',
      begun,
      { kind: 'changePlanned', priceId: 1, months: 1 },
      '2026-02-20T10:00:00Z',
      'NO_CHANGE',
    ],
    ['taking back no change', begun, { kind: 'changeTakenBack' }, '2026-02-20T10:00:00Z', 'NO_CHANGE'],
    ['negative days', begun, { kind: 'extended', days: -1 }, '2026-02-20T10:00:00Z', 'BAD_LENGTH'],
    ['taking back no days', begun, { kind: 'daysTakenBack', days: 0 }, '2026-02-20T10:00:00Z', 'BAD_LENGTH'],
    ['taking back days that were paid', begun, { kind: 'daysTakenBack', days: 9 }, '2026-02-20T10:00:00Z', 'NO_CHANGE'],
    ['days for what is over', ended, { kind: 'extended', days: 3 }, '2026-03-20T10:00:00Z', 'ENDED'],
  ])('%s', (_what, state, event, at, code) => expect(refusalOf(state(), event, at)).toBe(code));
});

describe('days of a gift that was not paid for in the end', () => {
  it('go, and those that were paid stay; who pays on is not charged within 30 days', () => {
    const longer = after(begun(), { kind: 'extended', days: 60 }, '2026-02-01T10:00:00Z');
    const shorter = after(longer, { kind: 'daysTakenBack', days: 90 }, '2026-02-02T10:00:00Z');
    expect([wallTime(shorter.periodEnd, zone).day, shorter.givenDays, shorter.renews]).toEqual(['2026-03-04', 4, true]);
    const kept = after(longer, { kind: 'daysTakenBack', days: 20 }, '2026-02-02T10:00:00Z');
    expect([
      daysBetween(wallTime(kept.periodEnd, zone).day, wallTime(longer.periodEnd, zone).day),
      kept.givenDays,
    ]).toEqual([20, 40]);
  });

  it('end what was given whole, with all that is left of it', () => {
    const given = begun({ kind: 'given', priceId: null });
    const half = after(given, { kind: 'daysTakenBack', days: 10 }, '2026-02-01T10:00:00Z');
    expect([half.phase, daysBetween(wallTime(half.periodEnd, zone).day, wallTime(given.periodEnd, zone).day)]).toEqual([
      'ACTIVE',
      10,
    ]);
    expect(after(half, { kind: 'daysTakenBack', days: 365 }, '2026-02-03T10:00:00Z')).toMatchObject({
      phase: 'ENDED',
      renews: false,
      periodEnd: new Date('2026-02-03T10:00:00Z'),
    });
  });
});

describe('a subscription that waits', () => {
  it('opens nothing until its day, and is then active', () => {
    const state = beginSubscription(
      { ...paid, kind: 'given', priceId: null, from: new Date('2026-06-01T09:00:00Z') },
      new Date('2026-01-01T00:00:00Z'),
      zone,
    );
    expect([
      state.phase,
      projectSubscription(state, zone).expiresAt.getTime(),
      refusalOf(state, { kind: 'started' }, '2026-05-31T09:00:00Z'),
    ]).toEqual(['SCHEDULED', 0, 'NOT_DUE']);
    expect(after(state, { kind: 'started' }, '2026-06-01T09:00:00Z').phase).toBe('ACTIVE');
  });
});

const events: fc.Arbitrary<SubscriptionEvent> = fc.oneof(
  fc.record({
    kind: fc.constant('renewalPaid' as const),
    priceId: fc.constant(1),
    months: fc.constantFrom(1, 3, 12),
    paid: fc.constant(1299),
    mayRenew: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('renewalFailed' as const),
    failureClass: fc.constantFrom('soft' as const, 'hard' as const, 'auth' as const, 'outage' as const),
    lastPaidHour: fc.option(fc.nat(23)),
  }),
  fc.record({ kind: fc.constant('paused' as const), months: fc.integer({ min: 0, max: 4 }) }),
  fc.record({ kind: fc.constant('extended' as const), days: fc.integer({ min: 0, max: 90 }) }),
  fc.record({ kind: fc.constant('daysTakenBack' as const), days: fc.integer({ min: 0, max: 120 }) }),
  fc.record({
    kind: fc.constant('changed' as const),
    priceId: fc.constant(2),
    months: fc.constantFrom(1, 12),
    paid: fc.constant(5999),
    extraDays: fc.nat(40),
    carriedDays: fc.nat(20),
  }),
  fc.record({
    kind: fc.constant('changePlanned' as const),
    priceId: fc.constantFrom(1, 2),
    months: fc.constantFrom(1, 12),
  }),
  ...(
    [
      'canceled',
      'resumed',
      'pauseOver',
      'periodOver',
      'graceOver',
      'withdrawn',
      'changeTakenBack',
      'started',
      'voided',
    ] as const
  ).map((kind) => fc.constant<SubscriptionEvent>({ kind })),
);

/** Paid days from today on; below 0 while a renewal is owed. */
function remaining(state: SubscriptionState, now: Date): number {
  return state.phase === 'PAUSED'
    ? (state.unusedDays ?? 0)
    : daysBetween(wallTime(now, zone).day, wallTime(state.periodEnd, zone).day);
}

describe('any order of events', () => {
  it('keeps days given equal to days due: no event takes or gives a day but those that say so', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.constantFrom(1, 3, 12),
        fc.array(fc.tuple(events, fc.oneof(fc.nat(3), fc.nat(45))), { maxLength: 40 }),
        (start, months, history) => {
          let now = new Date(Date.parse('2027-01-01T12:00:00Z') + start * DAY_MS);
          let state = beginSubscription({ ...paid, months }, now, zone);
          for (const [event, wait] of history) {
            now = new Date(now.getTime() + wait * DAY_MS);
            const before = remaining(state, now);
            const advanced = advanceSubscription(state, event, { now, zone, country });
            if ('refused' in advanced) continue;
            const next = advanced.state;
            const today = wallTime(now, zone).day;
            const left = remaining(next, now);
            if (event.kind === 'renewalPaid') {
              const isFromNow = next.periodStart.getTime() === now.getTime();
              const from = isFromNow ? today : wallTime(state.periodEnd, zone).day;
              if (state.phase !== 'PAUSED')
                expect(left).toBe(
                  (isFromNow ? 0 : before) + daysBetween(from, addMonths(from, event.months, next.anchorDay)),
                );
              else expect(left).toBeGreaterThanOrEqual(before + 28 * event.months);
            } else if (event.kind === 'extended') expect(left).toBe(before + event.days);
            else if (event.kind === 'daysTakenBack')
              expect(before - left).toBe(
                Math.min(
                  event.days,
                  before,
                  state.priceId === null ? before : state.givenDays,
                  state.renews && state.phase !== 'PAUSED' ? Math.max(before - 30, 0) : before,
                ),
              );
            else if (event.kind === 'changed')
              expect(left).toBe(
                daysBetween(today, addMonths(today, event.months, Number(today.slice(8)))) +
                  event.extraDays +
                  event.carriedDays +
                  Math.min(state.givenDays, Math.max(before, 0)),
              );
            // What was given is not taken back with what was paid.
            else if (event.kind === 'withdrawn' && state.givenDays > 0)
              expect(left).toBe(Math.min(state.givenDays, Math.max(before, 0)));
            else if (event.kind === 'withdrawn' || event.kind === 'voided')
              expect(left).toBeLessThanOrEqual(Math.max(before, 0));
            else expect([event.kind, left]).toEqual([event.kind, before]);
            // Outside tells the same day, except where grace adds to it.
            if (['ACTIVE', 'CANCELING', 'ENDED'].includes(next.phase))
              expect(projectSubscription(next, zone).expiresAt).toEqual(next.periodEnd);
            expect(next.periodEnd.getTime()).toBeGreaterThanOrEqual(next.periodStart.getTime());
            // The next period is counted from the day that the present one ends on, however that was moved.
            const endDay = wallTime(next.periodEnd, zone).day;
            if (next.phase !== 'ENDED')
              expect([event.kind, addMonths(endDay, 0, next.anchorDay)]).toEqual([event.kind, endDay]);
            expect(isRenewing(next) && next.phase === 'ENDED').toBe(false);
            state = next;
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it('always leaves something to wait for, until it is over', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(events, fc.nat(45)), { maxLength: 30 }), (history) => {
        let now = new Date('2027-01-01T12:00:00Z');
        let state = beginSubscription(paid, now, zone);
        for (const [event, wait] of history) {
          now = new Date(now.getTime() + wait * DAY_MS);
          const advanced = advanceSubscription(state, event, { now, zone, country });
          if (!('refused' in advanced)) state = advanced.state;
          expect(nextStep(state, zone) === null).toBe(state.phase === 'ENDED');
          expect(nextActionAt(state, now, zone) === null).toBe(state.phase === 'ENDED');
        }
      }),
      { numRuns: 300 },
    );
  });
});
