import fc from 'fast-check';

import { carriedInWords, carryOver, daysInPlan } from './carryOver.ts';

const zone = 'Europe/London';
const at = { now: new Date('2026-09-01T12:00:00Z'), zone };
const everything = { sort: 2, amount: 11_999, durationInMonths: 12 };
const essential = { sort: 1, amount: 5_999, durationInMonths: 12 };
/** Bought for a year on 1 January 2026: 122 of 365 days are left on 1 September. */
const running = {
  paid: 11_999,
  periodStart: new Date('2026-01-01T10:00:00Z'),
  periodEnd: new Date('2027-01-01T10:00:00Z'),
  givenDays: 0,
  carriedDays: 0,
  carriedWorth: 0,
  plan: { sort: 2, displayName: 'Everything' },
};

describe('paid days of a cancelled subscription', () => {
  it.each([
    ['the same plan: day for day', running, everything, [122, 122, 4_010, 0]],
    [
      'the same plan for another term: day for day',
      running,
      { ...everything, amount: 1_299, durationInMonths: 1 },
      [122, 122, 4_010, 0],
    ],
    ['a plan that opens less: what they are worth', running, essential, [122, 244, 4_010, 0]],
    [
      'a plan that opens less and costs more: at least as many',
      running,
      { ...essential, amount: 99_999 },
      [122, 122, 4_010, 0],
    ],
    [
      'a plan that opens more: what they are worth, rounded up',
      { ...running, paid: 5_999, plan: { sort: 1, displayName: 'Essential' } },
      everything,
      [122, 61, 2_005, 0],
    ],
    ['given days with them: as many', { ...running, givenDays: 31 }, everything, [91, 91, 3_269, 31]],
    [
      'days that had come over before: with their own worth',
      { ...running, carriedDays: 31, carriedWorth: 310 },
      essential,
      [122, 218, 3_579, 0],
    ],
    [
      'the last of those that had come over',
      { ...running, carriedDays: 200, carriedWorth: 2_000 },
      everything,
      [122, 122, 1_220, 0],
    ],
    ['a period that was paid with a code for nothing', { ...running, paid: 0 }, everything, [122, 122, 0, 0]],
  ])('become of %s', (_what, from, plan, [paidDays, days, worth, givenDays]) => {
    expect(carryOver(from, plan, at)).toMatchObject({ paidDays, days, worth, givenDays });
  });

  it.each([
    ['on its last day', { now: new Date('2027-01-01T08:00:00Z'), zone }, everything],
    ['after it', { now: new Date('2027-02-01T08:00:00Z'), zone }, everything],
  ])('are none %s', (_what, when, plan) => expect(carryOver(running, plan, when)).toBeNull());

  it('that were worth nothing are none of a plan that opens more', () =>
    expect(carryOver({ ...running, paid: 0, plan: { sort: 1, displayName: 'Essential' } }, everything, at)).toBeNull());

  it('are told on the order', () => {
    const told = (from: typeof running, plan: typeof everything, name: string) => {
      const carried = carryOver(from, plan, at);
      return carried && carriedInWords(carried, name);
    };
    expect(told(running, everything, 'Everything')).toEqual(['The 122 days you have already paid for are added']);
    expect(told(running, essential, 'Essential')).toEqual([
      'The 122 days of Everything you have already paid for are added as 244 days of Essential',
    ]);
    expect(told({ ...running, givenDays: 122 }, everything, 'Everything')).toEqual([
      '122 days that you were given are kept',
    ]);
    expect(told({ ...running, periodEnd: new Date('2026-09-02T10:00:00Z') }, everything, 'Everything')).toEqual([
      'The 1 day you have already paid for is added',
    ]);
  });

  it('are never fewer in a plan that opens no more, and never more than what was paid and a day where it opens more', () => {
    fc.assert(
      fc.property(
        fc.record({ days: fc.nat(1_100), worth: fc.nat(100_000), sort: fc.integer({ min: 1, max: 3 }) }),
        fc.record({
          sort: fc.integer({ min: 1, max: 3 }),
          amount: fc.integer({ min: 1, max: 50_000 }),
          durationInMonths: fc.constantFrom(1, 3, 12),
        }),
        (paid, plan) => {
          const days = daysInPlan(paid, plan, '2026-09-01');
          const term = { 1: 30, 3: 91, 12: 365 }[plan.durationInMonths] ?? 0;
          if (plan.sort <= paid.sort) expect(days).toBeGreaterThanOrEqual(paid.days);
          if (plan.sort === paid.sort) expect(days).toBe(paid.days);
          if (plan.sort > paid.sort) {
            expect(days * plan.amount).toBeGreaterThanOrEqual(paid.worth * term);
            expect((days - 1) * plan.amount).toBeLessThan(Math.max(paid.worth * term, 1));
          }
        },
      ),
    );
  });
});
