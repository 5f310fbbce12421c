import { randomUUID } from 'node:crypto';

import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { readHoldings } from '#server/engines/identity/accounts/readViewer.ts';
import { appStoresOf } from '#server/modules/billing/purchases/index.ts';
import { BUNDLE, END, startStoreSite, type StoreSite } from '#test/support/app-stores/storeSite.ts';
import { SECRET } from '#test/support/server/identitySite.ts';

import { pollPurchases } from './pollPurchases.ts';

let site: StoreSite;
beforeAll(async () => {
  site = await startStoreSite();
}, 120_000);
beforeEach(() => {
  site.google.setStatus(200);
  site.google.asked.length = 0;
});
afterAll(() => site?.close());

describe('Google', () => {
  const purchase = (token: string | null, more: object = {}) => ({
    kind: 'androidpublisher#subscriptionPurchaseV2',
    subscriptionState: 'SUBSCRIPTION_STATE_ACTIVE',
    lineItems: [
      {
        productId: 'everything',
        expiryTime: END.toISOString(),
        autoRenewingPlan: { autoRenewEnabled: true },
        offerDetails: { basePlanId: 'yearly' },
      },
    ],
    ...(token !== null && { externalAccountIdentifiers: { obfuscatedExternalAccountId: token } }),
    ...more,
  });
  const push = (notification: object) => ({
    message: {
      data: Buffer.from(
        JSON.stringify({ version: '1.0', packageName: BUNDLE, eventTimeMillis: '1', ...notification }),
      ).toString('base64'),
      messageId: randomUUID(),
    },
    subscription: 'projects/p/subscriptions/s',
  });
  const about = (purchaseToken: string) =>
    push({ subscriptionNotification: { version: '1.0', notificationType: 4, purchaseToken } });
  const tellGoogle = async (body: object, claims?: object) =>
    (await site.post('google', body, { authorization: await site.google.signPush(claims) })).statusCode;
  const parts = () => appStoresOf(site.billing.payments, site.stores, { secret: SECRET });
  const dueNow = () =>
    site.billing.db.rows(
      "/* test.due */ UPDATE app_purchase SET look_at = now() - interval '1 minute' WHERE look_at IS NOT NULL",
    );

  it('a push makes us ask, and what is answered opens', async () => {
    const member = await site.billing.member('gwen');
    site.google.purchases.set('g1', purchase(await site.tokenOf(member)));
    expect(await tellGoogle(about('g1'))).toBe(204);
    expect(await site.inApps(member)).toEqual([
      {
        store: 'GOOGLE',
        phase: 'ACTIVE',
        endsAt: END.toISOString(),
        manageUrl: `https://play.google.com/store/account/subscriptions?sku=everything&package=${BUNDLE}`,
        plan: { id: 'demo-yearly' },
      },
    ]);
    site.google.purchases.set(
      'g1',
      purchase(null, {
        subscriptionState: 'SUBSCRIPTION_STATE_PAUSED',
        pausedStateContext: { autoResumeTime: new Date(END.getTime() + DAY_MS).toISOString() },
      }),
    );
    expect(await tellGoogle(about('g1'))).toBe(204);
    expect(await site.inApps(member)).toMatchObject([{ phase: 'PAUSED' }]);
    expect(await readHoldings(site.billing.db, member.memberId)).toEqual([]);
  });

  it('one that takes the place of another ends that one and keeps its member', async () => {
    const member = await site.billing.member('greta');
    site.google.purchases.set('old', purchase(await site.tokenOf(member)));
    await tellGoogle(about('old'));
    site.google.purchases.set('new', purchase(null, { linkedPurchaseToken: 'old' }));
    await tellGoogle(about('new'));
    expect(await site.inApps(member)).toHaveLength(1);
    expect(await site.outside(member)).toMatchObject([{ state: 'ACTIVE' }, { state: 'CANCELED' }]);
  });

  it('one that took the place of another member’s can’t be claimed, and the try ends nothing', async () => {
    const [member, rival] = [await site.billing.member('gilda'), await site.billing.member('grasper')];
    site.google.purchases.set('older', purchase(await site.tokenOf(member)));
    await tellGoogle(about('older'));
    site.google.purchases.set('newer', purchase(null, { linkedPurchaseToken: 'older' }));
    expect(await site.claim(rival, 'GOOGLE', 'newer')).toBe('TAKEN');
    expect([await site.inApps(rival), await site.outside(member)]).toMatchObject([[], [{ state: 'ACTIVE' }]]);
    expect(await site.claim(member, 'GOOGLE', 'newer')).toBeNull();
    expect(await site.outside(member)).toMatchObject([{ state: 'ACTIVE' }, { state: 'CANCELED' }]);
  });

  it.each<[string, () => Promise<Record<string, string>>]>([
    ['no token', () => Promise.resolve({})],
    [
      'the token of another account',
      async () => ({ authorization: await site.google.signPush({ email: 'other@example.iam.gserviceaccount.com' }) }),
    ],
    [
      'an address that is not verified',
      async () => ({ authorization: await site.google.signPush({ email_verified: false }) }),
    ],
    [
      'a token for another audience',
      async () => ({ authorization: await site.google.signPush({ aud: 'https://other.example' }) }),
    ],
    [
      'a token of another issuer',
      async () => ({ authorization: await site.google.signPush({ iss: 'https://issuer.example' }) }),
    ],
    ['a changed token', async () => ({ authorization: `${await site.google.signPush()}x` })],
    ['a token of no kind', () => Promise.resolve({ authorization: 'Bearer x' })],
  ])('a push with %s is refused, and nothing is asked', async (_title, headers) => {
    expect((await site.post('google', about('g1'), await headers())).statusCode).toBe(400);
    expect(site.google.asked).toEqual([]);
  });

  it('a push about nothing of ours is taken, one that cannot be read refused, and one without an answer sent again', async () => {
    expect(await tellGoogle(push({ testNotification: { version: '1.0' } }))).toBe(204);
    expect(
      await tellGoogle(push({ packageName: 'org.example.other', subscriptionNotification: { purchaseToken: 'g1' } })),
    ).toBe(204);
    expect(await tellGoogle(push({ oneTimeProductNotification: { purchaseToken: 'g1' } }))).toBe(204);
    expect(site.google.asked).toEqual([]);
    expect(await tellGoogle({ message: { data: 'x' } })).toBe(400);
    expect(await tellGoogle({})).toBe(400);
    expect(await tellGoogle(about('never-heard-of'))).toBe(204);
    site.google.setStatus(503);
    expect(await tellGoogle(about('g1'))).toBe(503);
  });

  it('a purchase without a token is claimed; one that waits for its payment opens later', async () => {
    const member = await site.billing.member('gail');
    site.google.purchases.set('g2', purchase(null, { subscriptionState: 'SUBSCRIPTION_STATE_PENDING' }));
    expect(await site.claim(member, 'GOOGLE', 'g2')).toBeNull();
    expect([await site.inApps(member), await site.outside(member)]).toEqual([[], []]);
    site.google.purchases.set('g2', purchase(null));
    await tellGoogle(about('g2'));
    expect(await site.inApps(member)).toMatchObject([{ phase: 'ACTIVE' }]);
    expect(await site.claim(await site.billing.member('thief'), 'GOOGLE', 'g2')).toBe('TAKEN');
    expect(await site.claim(member, 'GOOGLE', 'none')).toBe('UNKNOWN');
    site.google.setStatus(500);
    expect(await site.claim(member, 'GOOGLE', 'g2')).toBe('UNAVAILABLE');
  });

  it('is asked by itself when one should have ended, and again later where there is no answer', async () => {
    const member = await site.billing.member('gus');
    site.google.purchases.set('g3', purchase(await site.tokenOf(member)));
    await tellGoogle(about('g3'));
    site.google.asked.length = 0;
    expect(await pollPurchases(parts())).toBe(0);
    site.google.setStatus(503);
    await dueNow();
    expect(await pollPurchases(parts())).toBeGreaterThan(0);
    expect(site.google.asked).toContain('g3');
    expect(await site.inApps(member)).toMatchObject([{ phase: 'ACTIVE' }]);
    // Not known there, though it runs: the settings may name another app, and what was paid for stays open until its
    // end.
    site.google.setStatus(404);
    await dueNow();
    await pollPurchases(parts());
    expect(await site.inApps(member)).toMatchObject([{ phase: 'ACTIVE' }]);
    site.google.setStatus(410);
    await dueNow();
    await pollPurchases(parts());
    expect(await site.inApps(member)).toEqual([]);
    site.google.setStatus(200);
  });

  it('is asked outside a transaction, and an answer that was overtaken changes nothing', async () => {
    const member = await site.billing.member('gloria');
    site.google.purchases.set('g5', purchase(await site.tokenOf(member)));
    await tellGoogle(about('g5'));
    await dueNow();
    const google = site.stores.google;
    if (!google) throw new Error('There is no Google.');
    // While the look waits for its answer, the store itself says that it was paid for on: nothing may be locked, and
    // the later word holds.
    const ask = async (token: string) => {
      const earlier = await google.ask(token);
      if (token !== 'g5') return earlier;
      site.google.purchases.set(
        'g5',
        purchase(null, {
          subscriptionState: 'SUBSCRIPTION_STATE_PAUSED',
          pausedStateContext: { autoResumeTime: new Date(END.getTime() + DAY_MS).toISOString() },
        }),
      );
      expect(await tellGoogle(about('g5'))).toBe(204);
      return earlier;
    };
    await pollPurchases({ ...parts(), stores: { ...site.stores, google: { ...google, ask } } });
    expect(await site.inApps(member)).toMatchObject([{ phase: 'PAUSED' }]);
    expect(await pollPurchases(parts())).toBe(0);
  });

  it('a product without a plan opens nothing until there is one', async () => {
    const member = await site.billing.member('gina');
    site.google.purchases.set(
      'g4',
      purchase(await site.tokenOf(member), {
        lineItems: [{ productId: 'gone', expiryTime: END.toISOString(), autoRenewingPlan: {} }],
      }),
    );
    expect(await tellGoogle(about('g4'))).toBe(204);
    expect(await site.inApps(member)).toEqual([]);
    const plans = new Map([['GOOGLE:gone', 'essential-1']]);
    await dueNow();
    await pollPurchases({ ...parts(), stores: { ...site.stores, plans } });
    expect(await site.inApps(member)).toMatchObject([{ plan: { id: 'essential-1' } }]);
  });
});
