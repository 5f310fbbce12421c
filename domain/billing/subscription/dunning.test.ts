import { consumerRules } from '#domain/billing/core/consumerRules.ts';
import type { FailureClass } from '#domain/billing/core/failureClass.ts';
import { isHoldingsKey, opens } from '#domain/billing/core/holdings.ts';
import { holdingsInWords } from '#domain/billing/plans/holdingsInWords.ts';

import { retryAt } from './dunning.ts';

const zone = 'Europe/London';
const since = new Date('2026-03-27T10:00:00Z');

describe('when a failed renewal is tried again', () => {
  const at = (
    failureClass: FailureClass,
    now: string,
    more: { attempts?: number; outages?: number; lastPaidHour?: number | null } = {},
  ) =>
    retryAt(
      { failureClass, since, attempts: 1, outages: 0, lastPaidHour: null, ...more },
      new Date(now),
      zone,
    )?.toISOString() ?? null;
  it.each([
    ['short of money: the next day', 'soft', '2026-03-27T10:00:00Z', {}, '2026-03-28T10:00:00.000Z'],
    [
      'then on the third, over the change of the clock',
      'soft',
      '2026-03-28T10:00:00Z',
      { attempts: 2 },
      '2026-03-30T09:00:00.000Z',
    ],
    [
      'at the hour that last worked',
      'soft',
      '2026-03-30T09:00:00Z',
      { attempts: 3, lastPaidHour: 7 },
      '2026-04-03T06:00:00.000Z',
    ],
    ['the last on the 14th', 'soft', '2026-04-03T09:00:00Z', { attempts: 4 }, '2026-04-10T09:00:00.000Z'],
    ['and then no more', 'soft', '2026-04-10T09:00:00Z', { attempts: 5 }, null],
    ['lost or stolen: never', 'hard', '2026-03-27T10:00:00Z', {}, null],
    ['the bank waits for its customer', 'auth', '2026-03-27T10:00:00Z', {}, null],
    [
      'no answer: in five minutes',
      'outage',
      '2026-03-27T10:00:00Z',
      { attempts: 0, outages: 1 },
      '2026-03-27T10:05:00.000Z',
    ],
    ['then twice as long each time', 'outage', '2026-03-27T11:00:00Z', { outages: 8 }, '2026-03-27T21:40:00.000Z'],
    ['eight times at most', 'outage', '2026-03-27T11:00:00Z', { outages: 9 }, null],
  ] as const)('%s', (_what, failureClass, now, more, expected) => expect(at(failureClass, now, more)).toBe(expected));

  it('not within hours, where the next day begins soon', () => {
    const late = new Date('2026-03-27T23:30:00Z');
    expect(
      retryAt(
        { failureClass: 'soft', since: late, attempts: 1, outages: 0, lastPaidHour: 0 },
        late,
        zone,
      )?.toISOString(),
    ).toBe('2026-03-29T00:00:00.000Z');
  });
});

describe('the law of the buyer’s country', () => {
  it.each([
    ['GB', '2026-11-26', 14, 12, false],
    ['GB', '2023-01-01', 14, null, false],
    ['IE', '2026-06-18', 14, null, false],
    ['IE', '2026-06-19', 14, null, true],
    ['NZ', '2026-06-19', 14, null, false],
    ['', '', 14, null, false],
  ] as const)(
    'of %s on %s: %d days, again from %p months, a button: %p',
    (country, day, coolingOffDays, renewalCoolingOffFromMonths, needsWithdrawalButton) =>
      expect(consumerRules(country, day)).toEqual({
        coolingOffDays,
        renewalCoolingOffFromMonths,
        needsWithdrawalButton,
      }),
  );
});

describe('holdings', () => {
  it('open what they name, a set of their own, and nothing by being left out', () => {
    expect([
      opens({}, 'records'),
      opens({ holdings: [] }, 'records', 'A'),
      opens({ holdings: ['images'] }, 'records'),
      opens({ holdings: ['records'] }, 'records'),
      opens({ holdings: ['set:A'] }, 'images', 'A'),
      opens({ holdings: ['set:A'] }, 'images', 'B'),
    ]).toEqual([false, false, false, true, true, false]);
    expect(['records', 'set:WEX-1', 'set:', 'set:a b', 'everything', 'set:a:b'].map(isHoldingsKey)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(holdingsInWords(['trees', 'records', 'set:A', 'set:B'], (id) => (id === 'A' ? 'Jurors' : null))).toEqual([
      'Records for subscribers',
      'Family trees for subscribers',
      'Jurors',
    ]);
  });
});
