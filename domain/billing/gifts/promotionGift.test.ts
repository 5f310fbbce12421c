import { type Promotion, promotionGift } from './promotionGift.ts';

const SPRING: Promotion = {
  code: 'SPRING',
  label: 'Spring',
  percentBasisPoints: 2_000,
  amount: null,
  currency: null,
  planIds: [],
  trialDays: null,
  validFrom: new Date('2026-03-01'),
  validTo: new Date('2026-04-01'),
  mostUses: 10,
  uses: 0,
  isForNew: false,
};
const PLAN = { id: 'essential-1', currency: 'GBP' as const, amount: 799, trialDays: 0 };
const CASE = { plan: PLAN, now: new Date('2026-03-15'), hadSubscription: false, hasUsedIt: false };

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
    [
      'nothing for those who subscribed before, where it is for new ones',
      { ...SPRING, isForNew: true },
      { ...CASE, hadSubscription: true },
      null,
    ],
    ['its share for new ones', { ...SPRING, isForNew: true }, CASE, 159],
  ] as const)('takes off %s', (_title, promotion, of, off) =>
    expect(promotionGift(promotion, of)).toEqual(off === null ? null : { off }),
  );

  const TRIAL: Promotion = { ...SPRING, percentBasisPoints: null, trialDays: 30 };
  const YEAR = { ...CASE, plan: { ...PLAN, id: 'essential-12', trialDays: 14 } };
  it.each([
    ['of 30 days in all', TRIAL, YEAR, 30],
    ['of no more days than the plan has', TRIAL, { ...YEAR, plan: { ...YEAR.plan, trialDays: 30 } }, null],
    ['that is not shorter', TRIAL, { ...YEAR, plan: { ...YEAR.plan, trialDays: 60 } }, null],
    ['of a plan that has one', TRIAL, CASE, null],
    ['of its plans', { ...TRIAL, planIds: ['demo-yearly'] }, YEAR, null],
    ['in its time', TRIAL, { ...YEAR, now: new Date('2026-04-01') }, null],
    ['while there are uses left', { ...TRIAL, uses: 10 }, YEAR, null],
    ['once', TRIAL, { ...YEAR, hasUsedIt: true }, null],
    ['for new ones', { ...TRIAL, isForNew: true }, { ...YEAR, hadSubscription: true }, null],
  ] as const)('gives a longer trial %s', (_title, promotion, of, trialDays) =>
    expect(promotionGift(promotion, of)).toEqual(trialDays === null ? null : { trialDays }),
  );
});
