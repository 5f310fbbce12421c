import fc from 'fast-check';

import {
  CURRENCIES,
  isCurrency,
  formatMoney,
  percentOf,
  perMonth,
  shareOf,
  sumOf,
  times,
  wholeAmount,
} from './money.ts';
import { rateOn, splitTax } from './tax.ts';

describe('formatMoney', () => {
  it.each([
    [1299, 'GBP', '£12.99'],
    [1299, 'EUR', '€12.99'],
    [1299, 'USD', '$12.99'],
    [1299, 'AUD', '$12.99'],
    [1299, 'NZD', '$12.99'],
    [1299, 'CAD', '$12.99'],
    [1299, 'CHF', '12.99'],
    [5, 'GBP', '£0.05'],
    [100, 'GBP', '£1.00'],
    [123456, 'GBP', '£1234.56'],
    [0, 'GBP', '£0.00'],
    [-1299, 'GBP', '−£12.99'],
  ])('writes %d %s as %s', (amount, currency, shown) => expect(formatMoney({ amount, currency })).toBe(shown));
});

describe('currencies', () => {
  it('are those with two decimals, in capitals', () => {
    expect(
      CURRENCIES.map(
        (currency) =>
          new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits,
      ),
    ).toEqual(CURRENCIES.map(() => 2));
    expect(['JPY', 'KWD', 'gbp', '', 'GBP '].filter(isCurrency)).toEqual([]);
  });
});

describe('amounts', () => {
  it.each([0.5, Number.NaN, 2 ** 53, -Infinity])('are whole and exact: %p is refused', (amount) =>
    expect(() => wholeAmount(amount)).toThrow(RangeError),
  );

  it('add up, and refuse what no longer fits', () => {
    expect([sumOf([]), sumOf([1299, -300, 1]), times(999, 12)]).toEqual([0, 1000, 11_988]);
    expect(() => sumOf([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
  });

  it('are shared by days, rounded down and exact where a float is not', () => {
    expect([
      shareOf(1000, 1, 3),
      shareOf(1000, 0, 3),
      shareOf(1000, 5, 3),
      shareOf(1000, -1, 3),
      shareOf(9_007_199_254_740_991, 364, 365),
    ]).toEqual([333, 0, 1000, 0, 8_982_521_996_508_823]);
    expect(() => shareOf(1, 1, 0)).toThrow(RangeError);
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(400), fc.integer({ min: 1, max: 400 }), (amount, part, whole) => {
        const given = shareOf(amount, part, whole);
        expect(given + shareOf(amount, whole - Math.min(part, whole), whole)).toBeLessThanOrEqual(amount);
        expect(given).toBeLessThanOrEqual(amount);
      }),
    );
  });

  it('for a year are shown as a month, to the nearest penny', () =>
    expect([perMonth(11_999, 12), perMonth(100, 3), perMonth(1, 2), percentOf(1999, 2500)]).toEqual([
      1000, 33, 1, 499,
    ]));
});

describe('tax in a price', () => {
  it.each([
    [1200, 2000, 1000, 200],
    [1299, 2000, 1082, 217],
    [1, 2000, 1, 0],
    [3, 2000, 2, 1],
    [-1299, 2000, -1082, -217],
    [1299, 2300, 1056, 243],
    [1299, null, 1299, 0],
    [1299, 0, 1299, 0],
  ])('%d at %p is %d and %d', (gross, rate, net, tax) => expect(splitTax(gross, rate)).toEqual({ gross, net, tax }));

  it('leaves net and tax that make the price, for any amount up to a milliard, and is the nearest penny', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (gross, rate) => {
          const split = splitTax(gross, rate);
          expect(split.net + split.tax).toBe(gross);
          expect(Math.abs(split.tax * (10_000 + rate) - gross * rate) * 2).toBeLessThanOrEqual(10_000 + rate);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('has the rate that had begun on the day, of that country', () => {
    const rates = [
      { country: 'GB', rateBasisPoints: 2000, validFrom: '2011-01-04' },
      { country: 'GB', rateBasisPoints: 1750, validFrom: '2010-01-01' },
      { country: 'IE', rateBasisPoints: 2300, validFrom: '2021-03-01' },
    ];
    expect([
      rateOn(rates, 'GB', '2011-01-03'),
      rateOn(rates, 'GB', '2011-01-04'),
      rateOn(rates, 'GB', '2009-12-31'),
      rateOn(rates, 'FR', '2026-01-01'),
    ]).toEqual([1750, 2000, null, null]);
  });
});

describe('an amount of money', () => {
  it('PAY-013 PAY-014 PAY-015 PAY-016 has the sign of its currency: £, €, $ for four of them, and none for others', () => {
    const shown = (currency: string) => formatMoney({ amount: 1299, currency });
    expect(shown('GBP')).toBe('£12.99');
    expect(shown('EUR')).toBe('€12.99');
    expect(['USD', 'AUD', 'NZD', 'CAD'].map(shown)).toEqual(['$12.99', '$12.99', '$12.99', '$12.99']);
    expect(shown('CHF')).toBe('12.99');
  });

  it('PAY-017 is minor units divided by 100, with two decimals and no separator of thousands', () => {
    expect([5, 100, 123_456].map((amount) => formatMoney({ amount, currency: 'GBP' }))).toEqual([
      '£0.05',
      '£1.00',
      '£1234.56',
    ]);
  });

  it('has its minus before the sign', () => {
    expect(formatMoney({ amount: -250, currency: 'GBP' })).toBe('−£2.50');
  });
});
