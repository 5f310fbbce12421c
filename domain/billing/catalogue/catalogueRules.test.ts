import { countryName } from '#domain/billing/core/country.ts';

import { nameProblem } from './CatalogueProblem.ts';
import { type NewPlan, newPlanProblem, planChangeProblem, tierOf } from './planRules.ts';
import { type NewPrice, newPriceProblem } from './priceRules.ts';
import { type NewPromotion, newPromotionProblem } from './promotionRules.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const TODAY = '2026-11-27';
const PRESENT = { id: 1, amount: 799, validFrom: new Date('2026-01-01T00:00:00Z'), validTo: null };
const PLANNED = { id: 2, amount: 899, validFrom: new Date('2027-01-01T00:00:00Z'), validTo: null };

describe('a new price', () => {
  const asked: NewPrice = { currency: 'GBP', amount: '8.99', from: TODAY, replaces: 1 };
  it.each<[string, Partial<NewPrice>, (typeof PRESENT)[], string | null]>([
    ['today', {}, [PRESENT], null],
    ['on a later date', { from: '2027-02-28' }, [PRESENT], null],
    ['the first of its currency', { currency: 'EUR', replaces: null }, [], null],
    ['of a day that is none', { from: '2027-02-29' }, [PRESENT], 'NO_DATE'],
    ['of no day', { from: 'soon' }, [PRESENT], 'NO_DATE'],
    ['of yesterday', { from: '2026-11-26' }, [PRESENT], 'PASSED'],
    ['in two years', { from: '2028-11-27' }, [PRESENT], 'TOO_FAR'],
    ['with a comma', { amount: '8,99' }, [PRESENT], 'AMOUNT_FORMAT'],
    ['in full-width digits', { amount: '８' }, [PRESENT], 'AMOUNT_FORMAT'],
    ['below nothing', { amount: '-1.00' }, [PRESENT], 'AMOUNT_NOT_POSITIVE'],
    ['beyond everything', { amount: '9'.repeat(30) }, [PRESENT], 'AMOUNT_TOO_MUCH'],
    ['in yen', { currency: 'JPY' }, [], 'CURRENCY_UNKNOWN'],
    ['that is the present one', { amount: '7.99' }, [PRESENT], 'SAME'],
    ['in place of another than is there', { replaces: null }, [PRESENT], 'CHANGED_MEANWHILE'],
    ['beside one that is planned', {}, [PRESENT, PLANNED], 'PLANNED_ALREADY'],
  ])('%s', (_title, change, prices, code) =>
    expect(newPriceProblem({ ...asked, ...change }, prices, NOW, TODAY)?.code ?? null).toBe(code),
  );
});

describe('a plan', () => {
  const asked: NewPlan = {
    tier: null,
    displayName: 'Family',
    rank: 30,
    holdings: ['records', 'set:WILLS'],
    months: 6,
    trialDays: 0,
    isGift: false,
  };
  it.each<[string, Partial<NewPlan>, string | null]>([
    ['of a new offer', {}, null],
    ['of an offer that is there', { tier: 'essential', displayName: '', holdings: [] }, null],
    ['without a name', { displayName: '  ' }, 'displayName MISSING'],
    ['with a name that turns round', { displayName: 'Fam\u202Eily' }, 'displayName UNSEEN'],
    ['with a name without letters', { displayName: '★' }, 'displayName NO_LETTERS'],
    ['with a long name', { displayName: '🙂'.repeat(61) }, 'displayName TOO_LONG'],
    ['that opens nothing', { holdings: [] }, 'holdings MISSING'],
    ['that opens what there is not', { holdings: ['everything'] }, 'holdings MISSING'],
    ['for half a month', { months: 0.5 }, 'months OUT_OF_RANGE'],
    ['for ever', { months: 37 }, 'months OUT_OF_RANGE'],
    ['with a trial below nothing', { trialDays: -1 }, 'trialDays OUT_OF_RANGE'],
    ['given with a trial', { isGift: true, trialDays: 14 }, 'trialDays GIFT'],
    ['without a rank', { rank: 0 }, 'rank OUT_OF_RANGE'],
  ])('%s', (_title, change, problem) => {
    const found = newPlanProblem({ ...asked, ...change });
    expect(found && `${found.field} ${found.code}`).toBe(problem);
  });

  it('is put on sale with a price only, and keeps its name seen', () => {
    const change = { displayName: 'Essential', trialDays: 14, isOffered: true };
    expect(planChangeProblem(change, { isGift: false, hasPrice: true })).toBeNull();
    expect(planChangeProblem(change, { isGift: false, hasPrice: false })?.code).toBe('NO_PRICE');
    expect(planChangeProblem({ ...change, isOffered: false }, { isGift: false, hasPrice: false })).toBeNull();
    expect(planChangeProblem(change, { isGift: true, hasPrice: true })?.code).toBe('GIFT');
    expect(nameProblem('label', 'Été 2027')).toBeNull();
    expect([tierOf('Family Plus'), tierOf(' Été! '), tierOf('***')]).toEqual(['family-plus', 'e-te', '']);
  });
});

describe('a promotion', () => {
  const asked: NewPromotion = {
    code: 'spring-27',
    label: 'Spring',
    percent: '25',
    amount: '',
    trialDays: '',
    currency: 'GBP',
    planIds: [],
    from: TODAY,
    until: '',
    mostUses: null,
    renewals: 0,
    isForNew: false,
  };
  const prices = [
    { id: 'essential-1', currency: 'GBP', amount: 799, trialDays: 0 },
    { id: 'everything-1', currency: 'GBP', amount: 1_299, trialDays: 0 },
    { id: 'essential-12', currency: 'GBP', amount: 5_999, trialDays: 14 },
  ];
  it.each<[string, Partial<NewPromotion>, string | null]>([
    ['of a percentage', {}, null],
    ['of an amount for a dearer plan', { percent: '', amount: '10.00', planIds: ['everything-1'] }, null],
    ['of an amount that leaves nothing', { percent: '', amount: '7.99' }, 'amount NOTHING_LEFT'],
    ['of all of it', { percent: '100' }, 'percent OUT_OF_RANGE'],
    ['of half a percent', { percent: '0.5' }, 'percent OUT_OF_RANGE'],
    ['of both', { amount: '1.00' }, 'percent ONE_OF_THREE'],
    ['of nothing', { percent: '' }, 'percent ONE_OF_THREE'],
    ['of a longer trial', { percent: '', trialDays: '30' }, null],
    ['of a trial and something off', { trialDays: '30' }, 'percent ONE_OF_THREE'],
    ['of a trial that is no longer', { percent: '', trialDays: '14' }, 'trialDays NOT_LONGER'],
    [
      'of a trial for a plan without one',
      { percent: '', trialDays: '30', planIds: ['essential-1'] },
      'trialDays NOT_LONGER',
    ],
    ['of a trial of a year', { percent: '', trialDays: '365' }, 'trialDays OUT_OF_RANGE'],
    ['of a trial of full-width days', { percent: '', trialDays: '３０' }, 'trialDays OUT_OF_RANGE'],
    ['of a trial at renewals', { percent: '', trialDays: '30', renewals: 1 }, 'renewals TRIAL_ONCE'],
    ['with a code of two', { code: 'AB' }, 'code CODE_FORMAT'],
    ['with a code of other letters', { code: 'ВЕСНА' }, 'code CODE_FORMAT'],
    ['without a name', { label: '' }, 'label MISSING'],
    ['that ends before it starts', { from: '2026-12-05', until: '2026-12-04' }, 'until BEFORE_START'],
    ['that ended', { until: '2026-11-01' }, 'until PASSED'],
    ['that ends in three years', { until: '2029-11-27' }, null],
    ['for a plan that is not there', { planIds: ['partner'] }, 'planIds NO_SUCH_PLAN'],
    ['for no use', { mostUses: 0 }, 'mostUses OUT_OF_RANGE'],
    ['for renewals below nothing', { renewals: -1 }, 'renewals OUT_OF_RANGE'],
  ])('%s', (_title, change, problem) => {
    const found = newPromotionProblem({ ...asked, ...change }, prices, TODAY);
    expect(found && `${found.field} ${found.code}`).toBe(problem);
  });
});

it.each([
  ['IE', 'Ireland'],
  ['GB', 'United Kingdom'],
  ['GR', 'Greece'],
  ['UK', null],
  ['SU', null],
  ['EU', null],
  ['ZZ', null],
  ['QQ', null],
  ['ie', null],
  ['IRL', null],
  ['', null],
])('a rate of tax of the country %j is one of %p', (code, name) => {
  expect(countryName(code)).toBe(name);
});
