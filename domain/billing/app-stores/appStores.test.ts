import { readAppleState } from './readAppleState.ts';
import { readGoogleState } from './readGoogleState.ts';
import { manageAddress, projectPurchase, renewsInStore, type StorePhase } from './storePurchase.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const END = new Date('2026-12-27T12:00:00Z');
const TOKEN = '7b1c1a3e-0000-4000-8000-000000000001';
const transaction = {
  originalTransactionId: '200',
  productId: 'everything.yearly',
  type: 'Auto-Renewable Subscription',
  expiresDate: END.getTime(),
  appAccountToken: TOKEN.toUpperCase(),
};

describe('what Apple says', () => {
  it.each<[number | undefined, object, StorePhase, Date]>([
    [1, { autoRenewStatus: 1 }, 'ACTIVE', END],
    [1, { autoRenewStatus: 0 }, 'CANCELING', END],
    [2, {}, 'ENDED', END],
    [3, { isInBillingRetryPeriod: true }, 'HOLD', END],
    [4, { gracePeriodExpiresDate: NOW.getTime() }, 'GRACE', NOW],
    [undefined, {}, 'ACTIVE', END],
  ])('a status of %s with %j is %s', (status, renewal, phase, endsAt) => {
    expect(readAppleState({ status, transaction, renewal: { ...renewal } }, NOW)).toEqual({
      store: 'APPLE',
      reference: '200',
      replaces: null,
      productId: 'everything.yearly',
      accountToken: TOKEN,
      phase,
      endsAt,
    });
  });

  it('a refund ends it on its date, whatever the status', () => {
    expect(
      readAppleState({ status: 1, transaction: { ...transaction, revocationDate: NOW.getTime() }, renewal: null }, NOW),
    ).toMatchObject({ phase: 'REVOKED', endsAt: NOW });
  });

  it.each([
    { type: 'Consumable' },
    { expiresDate: 'soon' },
    { expiresDate: undefined },
    { productId: 7 },
    { originalTransactionId: '' },
  ])('%j is no subscription', (wrong) => {
    expect(readAppleState({ status: 1, transaction: { ...transaction, ...wrong }, renewal: null }, NOW)).toBeNull();
  });

  it('a status that no one knows says nothing', () => {
    expect(readAppleState({ status: 9, transaction, renewal: null }, NOW)).toBeNull();
    expect(readAppleState({ status: 'active', transaction, renewal: null }, NOW)).toBeNull();
  });
});

describe('what Google says', () => {
  const line = {
    productId: 'everything',
    expiryTime: END.toISOString(),
    autoRenewingPlan: { autoRenewEnabled: true },
    offerDetails: { basePlanId: 'yearly' },
  };
  const statement = (state: string, more: object = {}) => ({
    subscriptionState: `SUBSCRIPTION_STATE_${state}`,
    lineItems: [line],
    externalAccountIdentifiers: { obfuscatedExternalAccountId: TOKEN },
    ...more,
  });

  it.each<[string, StorePhase]>([
    ['PENDING', 'PENDING'],
    ['ACTIVE', 'ACTIVE'],
    ['IN_GRACE_PERIOD', 'GRACE'],
    ['ON_HOLD', 'HOLD'],
    ['PAUSED', 'PAUSED'],
    ['CANCELED', 'CANCELING'],
    ['EXPIRED', 'ENDED'],
    ['PENDING_PURCHASE_CANCELED', 'ENDED'],
  ])('%s is %s', (state, phase) => {
    expect(readGoogleState('token', statement(state))).toEqual({
      store: 'GOOGLE',
      reference: 'token',
      replaces: null,
      productId: 'everything:yearly',
      accountToken: TOKEN,
      phase,
      endsAt: END,
    });
  });

  it('one that is prepaid, or no longer renews, runs to its end', () => {
    expect(
      readGoogleState('t', statement('ACTIVE', { lineItems: [{ ...line, autoRenewingPlan: undefined }] }))?.phase,
    ).toBe('CANCELING');
    expect(
      readGoogleState(
        't',
        statement('ACTIVE', { lineItems: [{ ...line, autoRenewingPlan: { autoRenewEnabled: false } }] }),
      )?.phase,
    ).toBe('CANCELING');
  });

  it('takes the line that ends last, and the day a pause ends', () => {
    const early = { ...line, productId: 'essential', expiryTime: NOW.toISOString() };
    expect(
      readGoogleState('t', statement('ACTIVE', { lineItems: [early, line, null, 'x'], linkedPurchaseToken: 'old' })),
    ).toMatchObject({ productId: 'everything:yearly', replaces: 'old' });
    expect(
      readGoogleState('t', statement('PAUSED', { pausedStateContext: { autoResumeTime: NOW.toISOString() } }))?.endsAt,
    ).toEqual(NOW);
  });

  it.each([
    {},
    { subscriptionState: 'NEW' },
    statement('ACTIVE', { lineItems: [] }),
    statement('ACTIVE', { lineItems: 'x' }),
    statement('ACTIVE', { lineItems: [{ expiryTime: 'x' }] }),
  ])('%j cannot be read', (wrong) => {
    expect(readGoogleState('t', wrong)).toBeNull();
  });
});

it('what a store says opens, pauses or ends', () => {
  const day = 86_400_000;
  const outward = (phase: StorePhase) => projectPurchase({ phase, endsAt: END });
  expect(outward('PENDING')).toBeNull();
  expect(outward('ACTIVE')).toEqual({ state: 'ACTIVE', expiresAt: new Date(END.getTime() + day) });
  expect(outward('GRACE')).toEqual({ state: 'ACTIVE', expiresAt: END });
  expect(outward('HOLD')).toEqual({ state: 'PAUSED', expiresAt: new Date(END.getTime() + 60 * day) });
  for (const phase of ['CANCELING', 'ENDED', 'REVOKED'] as const)
    expect(outward(phase)).toEqual({ state: 'CANCELED', expiresAt: END });
  expect(
    (['PENDING', 'ACTIVE', 'GRACE', 'HOLD', 'PAUSED', 'CANCELING', 'ENDED', 'REVOKED'] as const).filter((phase) =>
      renewsInStore({ phase }),
    ),
  ).toEqual(['ACTIVE', 'GRACE', 'HOLD', 'PAUSED']);
});

it('names where it is changed', () => {
  expect(manageAddress('GOOGLE', null)).toBe('https://play.google.com/store/account/subscriptions');
  expect(manageAddress('GOOGLE', 'org.example.app', 'everything:yearly')).toBe(
    'https://play.google.com/store/account/subscriptions?sku=everything&package=org.example.app',
  );
  expect(manageAddress('APPLE', 'org.example.app', 'x')).toBe('https://apps.apple.com/account/subscriptions');
});
