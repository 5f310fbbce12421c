import { cheapestThatOpens, type OpenTo, openToOf, waysToOpen } from './waysToOpen.ts';

const essential = { name: 'Essential', holdings: ['records', 'images', 'addresses'], amount: 799, trialDays: 14 };
const everything = {
  name: 'Everything',
  holdings: ['records', 'images', 'newspapers', 'addresses', 'trees'],
  amount: 1299,
  trialDays: 14,
};
const oneSet = { name: 'Jurors', holdings: ['set:WEX-JURORS'], amount: 299, trialDays: 0 };
const plans = [everything, essential, oneSet, { ...essential, amount: 5999 }];

describe('the cheapest plan that opens', () => {
  it.each([
    ['records of any set', 'records', undefined, essential],
    ['records of a set that has a plan of its own', 'records', 'WEX-JURORS', oneSet],
    ['records of another set', 'records', 'WEX-FRIENDLY', essential],
    ['newspapers, which the lesser plan does not open', 'newspapers', undefined, everything],
    ['trees', 'trees', undefined, everything],
  ] as const)('%s', (_what, key, set, expected) => expect(cheapestThatOpens(plans, key, set)).toBe(expected));

  it('is none where no plan opens it, or nothing is on sale', () => {
    expect([cheapestThatOpens([essential], 'trees'), cheapestThatOpens([], 'records')]).toEqual([null, null]);
  });
});

describe('what opens something that is closed', () => {
  const ways = (openTo: readonly OpenTo[], more: { isSignedIn?: boolean; mayPay?: boolean; mayTry?: boolean } = {}) =>
    waysToOpen({ openTo, key: 'newspapers', plans, isSignedIn: true, mayPay: true, ...more });

  it.each<
    [string, readonly OpenTo[], { isSignedIn?: boolean; mayPay?: boolean; mayTry?: boolean }, ReturnType<typeof ways>]
  >([
    [
      'an account is enough for a visitor, and free',
      ['members', 'subscribers'],
      { isSignedIn: false },
      { account: true, subscription: false, plan: null, trial: false, library: false },
    ],
    [
      'a visitor needs a plan where only subscribers read',
      ['subscribers'],
      { isSignedIn: false },
      { account: false, subscription: true, plan: everything, trial: false, library: false },
    ],
    [
      'a member does, or a library',
      ['subscribers', 'institution'],
      {},
      { account: false, subscription: true, plan: everything, trial: false, library: true },
    ],
    [
      'a patron, who may not pay here, is offered no plan',
      ['subscribers', 'institution'],
      { mayPay: false },
      { account: false, subscription: true, plan: null, trial: false, library: true },
    ],
    [
      'a member who had no trial can try it first',
      ['subscribers'],
      { mayTry: true },
      { account: false, subscription: true, plan: everything, trial: true, library: false },
    ],
    [
      'a patron cannot',
      ['subscribers'],
      { mayTry: true, mayPay: false },
      { account: false, subscription: true, plan: null, trial: false, library: false },
    ],
    [
      'only a library opens it',
      ['institution'],
      {},
      { account: false, subscription: false, plan: null, trial: false, library: true },
    ],
    ['nothing does', [], {}, { account: false, subscription: false, plan: null, trial: false, library: false }],
  ])('%s', (_who, openTo, more, expected) => expect(ways(openTo, more)).toEqual(expected));
});

it('sets and newspapers say whom they are open to in their own words', () => {
  expect([
    openToOf(['subscribers']),
    openToOf(['SUBSCRIBERS', 'INSTITUTION']),
    openToOf(['free']),
    openToOf(['constructor']),
  ]).toEqual([['subscribers'], ['subscribers', 'institution'], [], []]);
});
