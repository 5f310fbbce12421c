import { addDays } from '#domain/kernel/dates/addDays.ts';

import { paymentTerms } from './paymentTerms.ts';
import type { PricedPlan } from './plan.ts';
import type { Quote } from './quote.ts';
import { quoteOnce } from './quote.ts';
import { type ChangedSubscription, quoteChange, type QuoteDiscount, quoteSubscribe, quoteTrial } from './quotePlan.ts';

const today = '2026-11-28';
const terms = { now: new Date(`${today}T10:00:00Z`), zone: 'Europe/London', country: 'GB', rateBasisPoints: 2_000 };
const plan = (months: number, amount: number, more: Partial<PricedPlan> = {}): PricedPlan => ({
  ...{
    id: `plan-${months}`,
    name: 'everything',
    groupName: null,
    holdings: ['records'],
    grants: [],
    isOffered: true,
    tier: 'everything',
    sort: 2,
    displayName: 'Everything',
    durationInMonths: months,
    trialDays: 14,
    isGift: false,
    priceId: months,
  },
  ...{ currency: 'GBP', amount, ...more },
});
const YEAR = plan(12, 5_999);
const MONTH = plan(1, 799);
const off = (amount: number, renewals: number): QuoteDiscount => ({
  label: 'Spring',
  amount,
  code: 'SPRING',
  renewals,
});

/** A year of the lesser plan, bought 65 days ago. */
const running: ChangedSubscription = {
  ...{
    subscriptionId: 7,
    isTrial: false,
    plan: { sort: 1, durationInMonths: 12, displayName: 'Essential', priceId: 3 },
    paid: 3_650,
  },
  ...{ periodStart: new Date('2026-09-24T10:00:00Z'), periodEnd: new Date('2027-09-24T09:00:00Z') },
  ...{ givenDays: 0, carriedDays: 0, carriedWorth: 0, coupon: null },
};
const coupon = {
  code: 'SPRING',
  label: 'Spring',
  percentBasisPoints: 2_000,
  amount: null,
  currency: null,
  planIds: [],
  renewals: 1,
};

/** The quote as pages have it: with the currency beside each amount. */
function termsOf(quote: Quote, country = quote.country) {
  const money = (amount: number) => ({ amount, currency: quote.currency });
  const { later } = quote;
  const reduced = later?.reduced ? { payments: later.reduced.payments, full: money(later.reduced.full) } : null;
  return paymentTerms(
    { total: money(quote.total), later: later && { ...later, amount: money(later.amount), reduced }, country },
    today,
  );
}
const gbp = (amount: number) => ({ amount, currency: 'GBP' });
const inAYear = '2027-11-28T10:00:00.000Z';
const inAMonth = '2026-12-28T10:00:00.000Z';
const trialEnd = `${addDays(today, 14)}T10:00:00.000Z`;

describe('what a buyer agrees to pay', () => {
  it.each<[string, Quote, object]>([
    [
      'a year',
      quoteSubscribe(YEAR, null, terms),
      { code: 'renews', now: gbp(5_999), each: gbp(5_999), months: 12, next: inAYear, withdrawDays: 14 },
    ],
    [
      'a month',
      quoteSubscribe(MONTH, null, terms),
      { code: 'renews', now: gbp(799), each: gbp(799), months: 1, next: inAMonth, withdrawDays: 14 },
    ],
    [
      'another currency',
      quoteSubscribe(plan(12, 6_999, { currency: 'EUR' }), null, { ...terms, country: 'IE' }),
      {
        code: 'renews',
        now: { amount: 6_999, currency: 'EUR' },
        each: { amount: 6_999, currency: 'EUR' },
        months: 12,
        next: inAYear,
        withdrawDays: 14,
      },
    ],
    [
      'a discount on the first payment alone',
      quoteSubscribe(YEAR, off(1_200, 0), terms),
      { code: 'renews', now: gbp(4_799), each: gbp(5_999), months: 12, next: inAYear, withdrawDays: 14 },
    ],
    [
      'a discount that two renewals have as well',
      quoteSubscribe(MONTH, off(300, 2), terms),
      {
        ...{
          code: 'reduced',
          now: gbp(499),
          next: inAMonth,
          reduced: gbp(499),
          payments: 2,
          each: gbp(799),
          months: 1,
        },
        ...{ isTrial: false, withdrawDays: 14 },
      },
    ],
    [
      'a first payment that a code covers',
      quoteSubscribe(YEAR, off(9_999, 0), terms),
      { code: 'later', each: gbp(5_999), months: 12, from: inAYear, isTrial: false },
    ],
    [
      'days already paid for, which put off the next payment',
      quoteSubscribe(YEAR, null, terms, { paidDays: 10, planName: 'Everything', worth: 100, days: 10, givenDays: 2 }),
      {
        code: 'renews',
        now: gbp(5_999),
        each: gbp(5_999),
        months: 12,
        next: '2027-12-10T10:00:00.000Z',
        withdrawDays: 14,
      },
    ],
    [
      'a trial of a year',
      quoteTrial(YEAR, null, terms),
      { code: 'later', each: gbp(5_999), months: 12, from: trialEnd, isTrial: true },
    ],
    [
      'a trial of a month',
      quoteTrial(MONTH, null, terms),
      { code: 'later', each: gbp(799), months: 1, from: trialEnd, isTrial: true },
    ],
    [
      'a longer trial',
      quoteTrial(YEAR, { label: 'A month to try', code: 'TRIAL30', trialDays: 30 }, terms),
      { code: 'later', each: gbp(5_999), months: 12, from: `${addDays(today, 30)}T10:00:00.000Z`, isTrial: true },
    ],
    [
      'a plan that opens more, with a credit for unused days',
      quoteChange(YEAR, running, terms),
      { code: 'renews', now: gbp(5_999 - 3_000), each: gbp(5_999), months: 12, next: inAYear, withdrawDays: 14 },
    ],
    [
      'the same with a promotion for its next renewal',
      quoteChange(YEAR, { ...running, coupon }, terms),
      {
        ...{
          code: 'reduced',
          now: gbp(5_999 - 3_000),
          next: inAYear,
          reduced: gbp(4_800),
          payments: 1,
          each: gbp(5_999),
          months: 12,
        },
        ...{ isTrial: false, withdrawDays: 14 },
      },
    ],
    [
      'a plan that opens less, from the end of the present period',
      quoteChange(plan(1, 799, { sort: 0 }), running, terms),
      { code: 'later', each: gbp(799), months: 1, from: '2027-09-24T09:00:00.000Z', isTrial: false },
    ],
    [
      'a gift, credits or one record',
      quoteOnce({
        kind: 'gift',
        currency: 'GBP',
        line: { description: 'Gift', amount: 5_999 },
        rateBasisPoints: null,
        country: 'GB',
        subject: {},
      }),
      { code: 'once', now: gbp(5_999) },
    ],
  ])('%s', (_what, quote, expected) => expect(termsOf(quote)).toEqual(expected));

  it('names no days to withdraw where nothing is paid', () => {
    const free = quoteSubscribe(MONTH, off(799, 3), terms);
    expect(termsOf(free)).toMatchObject({
      code: 'reduced',
      now: gbp(0),
      reduced: gbp(0),
      payments: 3,
      each: gbp(799),
      withdrawDays: null,
    });
  });
});
