import fc from 'fast-check';

import { daysBetween, wallTime } from '#domain/billing/core/siteDay.ts';
import { carryOver } from '#domain/billing/plans/carryOver.ts';
import type { PricedPlan } from '#domain/billing/plans/plan.ts';
import { unusedCredit, unusedTime } from '#domain/billing/plans/unusedTime.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';

import { advanceSubscription } from './advanceSubscription.ts';
import { beginSubscription } from './beginSubscription.ts';
import { coolingOff } from './coolingOff.ts';
import { noticesOf } from './noticesDue.ts';
import type { SubscriptionEvent } from './subscriptionEvents.ts';
import type { SubscriptionState } from './subscriptionState.ts';

const zone = 'Europe/London';
const START = Date.parse('2027-01-10T12:00:00Z');
const onDay = (days: number) => new Date(START + days * DAY_MS);
const advanced = (state: SubscriptionState, event: SubscriptionEvent, now: Date) =>
  advanceSubscription(state, event, { now, zone, country: 'GB' });
const after = (state: SubscriptionState, event: SubscriptionEvent, now: Date) => {
  const answer = advanced(state, event, now);
  if ('refused' in answer) throw new Error(`${event.kind}: ${answer.refused}`);
  return answer;
};
const left = (state: SubscriptionState, now: Date): number =>
  state.phase === 'PAUSED'
    ? (state.unusedDays ?? 0)
    : Math.max(daysBetween(wallTime(now, zone).day, wallTime(state.periodEnd, zone).day), 0);

type Plan = Pick<PricedPlan, 'priceId' | 'sort' | 'amount' | 'durationInMonths'>;
const PLANS: Plan[] = [
  { priceId: 1, sort: 1, amount: 799, durationInMonths: 1 },
  { priceId: 2, sort: 1, amount: 5_999, durationInMonths: 12 },
  { priceId: 3, sort: 2, amount: 1_299, durationInMonths: 1 },
  { priceId: 4, sort: 2, amount: 11_999, durationInMonths: 12 },
];
const [essential1, essential12, everything1, everything12] = PLANS as [Plan, Plan, Plan, Plan];
const bought = (
  { priceId, durationInMonths: months, amount }: Plan,
  now: Date,
  carried: Parameters<typeof beginSubscription>[0]['carried'] = null,
) => beginSubscription({ kind: 'paid', priceId, months, trialDays: 0, paid: amount, carried }, now, zone);

/** Buys another plan while a cancelled one runs: that ends, and its days go on. */
function buyBeside(
  state: SubscriptionState,
  from: Plan,
  plan: Plan,
  now: Date,
  id = 7,
): { earlier: SubscriptionState; heir: SubscriptionState; carried: number } {
  const carried = carryOver({ ...state, plan: { ...from, displayName: 'Plan' } }, plan, { now, zone });
  if (!carried) return { earlier: state, heir: bought(plan, now), carried: 0 };
  return {
    earlier: after(state, { kind: 'takenOver' }, now).state,
    heir: bought(plan, now, { ...carried, from: id }),
    carried: carried.days + carried.givenDays,
  };
}

/** Gives the new one back: what the earlier one becomes. */
function giveBack(
  earlier: SubscriptionState,
  heir: SubscriptionState,
  kind: 'withdrawn' | 'voided',
  now: Date,
): { earlier: SubscriptionState; heir: SubscriptionState; refund: number } {
  const { state, effects } = after(heir, { kind }, now);
  const back = effects.find((effect) => effect.kind === 'daysReturned');
  const refund = effects.reduce((sum, effect) => (effect.kind === 'refund' ? sum + effect.amount : sum), 0);
  return { heir: state, refund, earlier: back ? after(earlier, { ...back, kind: 'returned' }, now).state : earlier };
}

const canceled = (plan: Plan, givenDays = 0, by = onDay(3)) => {
  const state = bought(plan, onDay(0));
  return after(
    givenDays > 0 ? after(state, { kind: 'extended', days: givenDays }, onDay(1)).state : state,
    { kind: 'canceled' },
    by,
  ).state;
};

describe('a cancelled subscription whose owner buys another', () => {
  it('ends, and the new one is as much longer; withdrawn, the earlier one runs on with every day it had', () => {
    const old = canceled(everything12);
    const { earlier, heir, carried } = buyBeside(old, everything12, everything1, onDay(65));
    expect([carried, earlier.phase, earlier.unusedDays, wallTime(heir.periodEnd, zone).day]).toEqual([
      300,
      'ENDED',
      300,
      '2028-02-10',
    ]);
    const back = giveBack(earlier, heir, 'withdrawn', onDay(70));
    // Five days of the new month were used, and only these are kept from what was paid for it.
    expect([back.heir.phase, back.refund]).toEqual(['ENDED', Math.floor((1_299 * 26) / 31)]);
    expect(back.earlier).toMatchObject({
      phase: 'CANCELING',
      renews: false,
      unusedDays: null,
      priceId: 4,
      paid: 11_999,
    });
    expect([left(back.earlier, onDay(70)), unusedCredit(back.earlier, { now: onDay(70), zone })]).toEqual([
      300,
      unusedCredit(old, { now: onDay(65), zone }),
    ]);
    expect(after(back.earlier, { kind: 'resumed' }, onDay(71)).state.phase).toBe('ACTIVE');
  });

  it('is charged back later: of the days that came over those that were used are not had again', () => {
    const { earlier, heir } = buyBeside(canceled(everything12), everything12, everything1, onDay(65));
    const back = giveBack(earlier, heir, 'voided', onDay(65 + 31 + 100));
    expect([back.heir.phase, left(back.earlier, onDay(196)), back.refund]).toEqual(['ENDED', 200, 0]);
    expect(unusedTime(back.earlier, { now: onDay(196), zone })).toMatchObject({ own: 200, whole: 365 });
  });

  it('keeps them when the plan is changed within the new one, and gets them back after that', () => {
    const { earlier, heir } = buyBeside(canceled(essential12), essential12, essential1, onDay(65));
    const changed = after(
      heir,
      { kind: 'changed', priceId: 4, months: 12, paid: 11_999, extraDays: 0, carriedDays: 150 },
      onDay(66),
    ).state;
    expect([left(changed, onDay(66)), coolingOff(changed, 'GB', { now: onDay(66), zone })?.refund]).toEqual([
      366 + 150,
      11_999,
    ]);
    const back = giveBack(earlier, changed, 'withdrawn', onDay(67));
    expect(left(back.earlier, onDay(67))).toBe(300);
  });

  it('has its renewals as before: once its own, what came over is used up', () => {
    const { heir } = buyBeside(canceled(everything12), everything12, everything1, onDay(65));
    expect(advanced(heir, { kind: 'renewalPaid', priceId: 3, months: 1, paid: 1_299 }, onDay(96))).toEqual({
      refused: 'NOT_DUE',
    });
    const renewed = after(heir, { kind: 'renewalPaid', priceId: 3, months: 1, paid: 1_299 }, heir.periodEnd).state;
    expect(renewed).toMatchObject({ carriedFrom: null, carriedDays: 0, carriedWorth: 0 });
  });

  it('is written to before a payment that is months away, also where it pays by the month', () => {
    const kinds = (used: number) =>
      noticesOf(buyBeside(canceled(everything12), everything12, everything1, onDay(used)).heir, zone).map(
        ({ kind }) => kind,
      );
    expect([kinds(5), kinds(200), kinds(350)]).toEqual([['renewal-30', 'renewal-7'], ['renewal-7'], []]);
  });

  it('loses to the next what its own bank took back, and no day that was paid since', () => {
    const { earlier, heir } = buyBeside(canceled(everything12), everything12, everything12, onDay(65));
    const lost = after(heir, { kind: 'carriedTakenBack', part: 1, whole: 1 }, onDay(70)).state;
    expect([left(lost, onDay(70)), lost.carriedFrom, lost.renews]).toEqual([366 - 5, null, true]);
    expect(after(earlier, { kind: 'voided' }, onDay(70)).state).toMatchObject({
      phase: 'ENDED',
      unusedDays: null,
      paid: 0,
    });
    // Who pays by the month is charged in thirty days at the soonest.
    const month = buyBeside(canceled(everything12), everything12, everything1, onDay(65)).heir;
    expect(left(after(month, { kind: 'carriedTakenBack', part: 1, whole: 1 }, onDay(90)).state, onDay(90))).toBe(30);
  });

  it.each<[string, SubscriptionState, Date, string]>([
    ['renews', bought(everything1, onDay(0)), onDay(1), 'NOT_CANCELED'],
    [
      'is a trial',
      after(
        beginSubscription({ kind: 'trial', priceId: 4, months: 12, trialDays: 14, paid: 0 }, onDay(0), zone),
        { kind: 'canceled' },
        onDay(1),
      ).state,
      onDay(2),
      'NOT_CANCELED',
    ],
    [
      'was given',
      beginSubscription({ kind: 'given', priceId: null, months: 12, trialDays: 0, paid: 0 }, onDay(0), zone),
      onDay(2),
      'NOT_CANCELED',
    ],
    ['is over', after(canceled(everything1), { kind: 'periodOver' }, onDay(31)).state, onDay(32), 'ENDED'],
    ['ends today', canceled(everything1), new Date(START + 31 * DAY_MS - 3_600_000), 'NO_CHANGE'],
  ])('is not taken over where it %s', (_what, state, now, code) =>
    expect(advanced(state, { kind: 'takenOver' }, now)).toEqual({ refused: code }),
  );
});

it('any order of events keeps days given equal to days due, also over three subscriptions', () => {
  const step = fc.tuple(
    fc.constantFrom<SubscriptionEvent>(
      { kind: 'canceled' },
      { kind: 'resumed' },
      { kind: 'paused', months: 1 },
      { kind: 'pauseOver' },
      { kind: 'extended', days: 9 },
    ),
    fc.nat(6),
  );
  const plan = fc.constantFrom(...PLANS);
  let whole = 0;
  let twice = 0;
  fc.assert(
    fc.property(
      plan,
      plan,
      plan,
      fc.nat(50),
      fc.nat(20),
      fc.array(step, { maxLength: 6 }),
      fc.boolean(),
      fc.constantFrom('withdrawn' as const, 'voided' as const),
      (first, second, third, used, given, steps, isTwice, how) => {
        let now = onDay(used);
        const old = canceled(first, given, onDay(0));
        if (left(old, now) === 0 || now >= old.periodEnd) return;
        const oldParts = unusedTime(old, { now, zone });
        const { earlier, heir: next } = buyBeside(old, first, second, now);
        let heir = next;
        if (earlier.phase !== 'ENDED') return;
        // Not a day less than what is paid now and what was left.
        const term = left(bought(second, now), now);
        if (second.sort <= first.sort)
          expect(left(heir, now)).toBeGreaterThanOrEqual(term + oldParts.own + oldParts.given);
        if (second.sort === first.sort) expect(left(heir, now)).toBe(term + oldParts.own + oldParts.given);
        let gifts = 0;
        for (const [event, wait] of steps) {
          now = new Date(now.getTime() + wait * DAY_MS);
          const answer = advanced(heir, event, now);
          if ('refused' in answer) continue;
          if (event.kind === 'extended') gifts += event.days;
          heir = answer.state;
        }
        if (heir.phase === 'ENDED' || (heir.phase !== 'PAUSED' && now >= heir.periodEnd)) return;
        if (isTwice && heir.phase === 'CANCELING') {
          const before = heir;
          const again = buyBeside(heir, second, third, now, 8);
          if (again.earlier.phase === 'ENDED') {
            const undone = giveBack(again.earlier, again.heir, 'voided', now);
            const middle = undone.earlier;
            expect([
              left(middle, now),
              middle.carriedDays,
              middle.givenDays,
              unusedTime(middle, { now, zone }).own,
            ]).toEqual([
              left(before, now),
              unusedTime(before, { now, zone }).carried,
              unusedTime(before, { now, zone }).given,
              unusedTime(before, { now, zone }).own,
            ]);
            heir = middle;
            twice += 1;
          }
        }
        const parts = heir.phase === 'PAUSED' ? null : unusedTime(heir, { now, zone });
        const answer = advanced(heir, { kind: how }, now);
        if ('refused' in answer) return;
        const back = giveBack(earlier, heir, how, now);
        expect(back.refund).toBeLessThanOrEqual(second.amount);
        // As long as days of the new term are left, every one of the earlier subscription is there again, and what was
        // given since.
        if (parts && parts.own > 0) {
          whole += 1;
          expect(back.earlier.phase).toBe('CANCELING');
          expect(left(back.earlier, now)).toBe(oldParts.own + oldParts.given + gifts);
          expect(unusedCredit(back.earlier, { now, zone })).toEqual(unusedCredit(old, { now: onDay(used), zone }));
        } else expect(left(back.earlier, now)).toBeLessThanOrEqual(oldParts.own + oldParts.given + gifts);
      },
    ),
    { numRuns: 500 },
  );
  // Both ends were met often enough to mean something.
  expect([whole > 50, twice > 20]).toEqual([true, true]);
});
