import fc from 'fast-check';

import { DAY_MS } from '#domain/kernel/values/durations.ts';

import { creditExpiry, type ExpiringLot, keptLot, lotEnd, lotStep, mayKeep } from './creditExpiry.ts';

const zone = 'Europe/London';
const END = new Date('2027-06-30T12:00:00Z');
const LOT: ExpiringLot = { expiresAt: END, toldFirstAt: null, toldAgainAt: null, keptAt: null, expiredAt: null };
const days = (count: number, from = END) => new Date(from.getTime() + count * DAY_MS);

describe('credits that expire', () => {
  it.each([
    ['nothing while the end is far', LOT, days(-31), null],
    ['the first email 30 days before', LOT, days(-30), 'tellFirst'],
    ['nothing between the two', { ...LOT, toldFirstAt: days(-30) }, days(-8), null],
    ['the second 7 days before', { ...LOT, toldFirstAt: days(-30) }, days(-7), 'tellAgain'],
    ['the end', { ...LOT, toldFirstAt: days(-30), toldAgainAt: days(-7) }, END, 'expire'],
    ['no end without an email, however late', LOT, days(100), 'tellFirst'],
    ['no second email beside the first', { ...LOT, toldFirstAt: days(-1) }, days(0), null],
    ['a later end after a late second email', { ...LOT, toldFirstAt: days(-10), toldAgainAt: days(-2) }, days(4), null],
    [
      'nothing once it is over',
      { ...LOT, toldFirstAt: days(-30), toldAgainAt: days(-7), expiredAt: END },
      days(1),
      null,
    ],
    ['nothing where they never expire', { ...LOT, expiresAt: null }, days(1_000), null],
  ] as const)('bring %s', (_title, lot, now, step) => expect(lotStep(lot, now)).toBe(step));

  it('are kept for 90 days more, once, and told of again', () => {
    const told = { ...LOT, toldFirstAt: days(-30) };
    expect(mayKeep(LOT)).toBe(false);
    const kept = keptLot(told, days(-20), zone);
    expect(kept).toEqual({ ...LOT, expiresAt: days(90), keptAt: days(-20) });
    expect(keptLot({ ...kept!, toldFirstAt: days(60) }, days(61), zone)).toBeNull();
  });

  it('expire on the last day of a shorter month', () =>
    expect(creditExpiry(new Date('2026-08-31T10:00:00Z'), 6, zone).toISOString()).toBe('2027-02-28T11:00:00.000Z'));

  it('never expire without two emails a week apart, the second a week before, whenever the site was running', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 60 * 24 }), { minLength: 1, maxLength: 80 }),
        fc.integer({ min: 0, max: 79 }),
        (hours, keepAt) => {
          let lot = LOT;
          let now = days(-60);
          for (const [at, gap] of hours.entries()) {
            now = new Date(now.getTime() + gap * 3_600_000);
            if (at === keepAt) lot = keptLot(lot, now, zone) ?? lot;
            const promised = lotEnd(lot, now);
            const step = lotStep(lot, now);
            if (step === 'tellFirst') lot = { ...lot, toldFirstAt: now };
            if (step === 'tellAgain') lot = { ...lot, toldAgainAt: now };
            if (step !== 'expire') continue;
            return (
              lot.toldFirstAt !== null &&
              lot.toldAgainAt !== null &&
              promised !== null &&
              now >= promised &&
              now >= lot.expiresAt! &&
              days(7, lot.toldFirstAt) <= lot.toldAgainAt &&
              days(7, lot.toldAgainAt) <= now
            );
          }
          return true;
        },
      ),
    );
  });
});
