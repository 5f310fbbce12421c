import fc from 'fast-check';

import { type Coupon, couponOff, offPrice } from './coupon.ts';

const PLAN = { id: 'everything-1', currency: 'GBP', amount: 1_299 } as const;
const FIFTH: Coupon = {
  code: 'FIFTH',
  label: 'A fifth',
  percentBasisPoints: 2_000,
  amount: null,
  currency: null,
  planIds: [],
  renewals: 3,
};

describe('a coupon', () => {
  it.each([
    ['its share', FIFTH, 259],
    ['nothing once it is used up', { ...FIFTH, renewals: 0 }, 0],
    ['nothing off another plan', { ...FIFTH, planIds: ['essential-1'] }, 0],
    ['nothing in another currency', { ...FIFTH, percentBasisPoints: null, amount: 300, currency: 'EUR' }, 0],
    ['nothing where there is none', null, 0],
  ] as const)('takes %s off a renewal', (_title, coupon, off) => expect(couponOff(coupon, PLAN)).toBe(off));

  it('never takes off more than the price, nor less than nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.boolean(),
        (amount, percentBasisPoints, fixed, isFixed) => {
          const off = offPrice(
            {
              planIds: [],
              ...(isFixed
                ? { percentBasisPoints: null, amount: fixed, currency: 'GBP' }
                : { percentBasisPoints, amount: null, currency: null }),
            },
            { ...PLAN, amount },
          );
          return off !== null && off >= 0 && off <= amount && Number.isSafeInteger(off);
        },
      ),
    );
  });
});
