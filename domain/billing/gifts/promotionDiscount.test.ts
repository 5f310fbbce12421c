import { type Promotion, promotionDiscount } from './promotionDiscount.ts';

const SPRING: Promotion = { code: 'SPRING', label: 'Spring', percentBasisPoints: 2_000, amount: null, currency: null, planIds: [], validFrom: new Date('2026-03-01'), validTo: new Date('2026-04-01'), mostUses: 10, uses: 0, isForNew: false };
const CASE = { planId: 'essential-1', currency: 'GBP' as const, price: 799, now: new Date('2026-03-15'), hadSubscription: false, hasUsedIt: false };

describe('a promotion', () => {
  it.each([
    ['a fifth of the price', SPRING, CASE, 159],
    ['a fixed amount', { ...SPRING, percentBasisPoints: null, amount: 300, currency: 'GBP' }, CASE, 300],
    ['no more than the price', { ...SPRING, percentBasisPoints: null, amount: 3_000, currency: 'GBP' }, CASE, 799],
    ['nothing in another currency', { ...SPRING, percentBasisPoints: null, amount: 300, currency: 'EUR' }, CASE, null],
    ['nothing before its time', SPRING, { ...CASE, now: new Date('2026-02-28') }, null],
    ['nothing when it is over', SPRING, { ...CASE, now: new Date('2026-04-01') }, null],
    ['nothing when it is used up', { ...SPRING, uses: 10 }, CASE, null],
    ['nothing a second time', SPRING, { ...CASE, hasUsedIt: true }, null],
    ['nothing off another plan', { ...SPRING, planIds: ['everything-1'] }, CASE, null],
    ['nothing for those who subscribed before, where it is for new ones', { ...SPRING, isForNew: true }, { ...CASE, hadSubscription: true }, null],
    ['its share for new ones', { ...SPRING, isForNew: true }, CASE, 159],
  ] as const)('takes off %s', (_title, promotion, of, off) => expect(promotionDiscount(promotion, of)).toBe(off));
});
