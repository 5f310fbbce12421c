import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { readHoldings } from '#server/engines/identity/accounts/readViewer.ts';
import { billingRules, lockAccountOf } from '#server/modules/billing/core/index.ts';
import { giveTime } from '#server/modules/billing/subscription/index.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { makeSigningChain } from '#test/support/app-stores/signingChain.ts';
import { BUNDLE, END, startStoreSite, type StoreSite, type Told } from '#test/support/app-stores/storeSite.ts';
import { GOOD_CARD, startBillingSite } from '#test/support/server/billingSite.ts';
import { SECRET } from '#test/support/server/identitySite.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';
import { typed } from '#test/support/server/startSandbox.ts';

let site: StoreSite;
beforeAll(async () => {
  site = await startStoreSite();
}, 120_000);
afterAll(() => site?.close());

describe('Apple', () => {
  it('a purchase with the member’s token opens what its plan opens, and says where it is managed', async () => {
    const una = await site.billing.member('una');
    const token = await site.tokenOf(una);
    expect(await site.tokenOf(una)).toBe(token);
    expect(await site.tellApple({ token: token.toUpperCase() })).toBe(204);
    expect(await site.inApps(una)).toEqual([
      {
        store: 'APPLE',
        phase: 'ACTIVE',
        endsAt: END.toISOString(),
        manageUrl: 'https://apps.apple.com/account/subscriptions',
        plan: { id: 'demo-yearly' },
      },
    ]);
    // A day longer, since the notice of the renewal may come late.
    expect(await site.outside(una)).toEqual([
      { state: 'ACTIVE', type: 'APPLE', expiresAt: new Date(END.getTime() + DAY_MS).toISOString() },
    ]);
    expect(await readHoldings(site.billing.db, una.memberId)).toContain('newspapers');
  });

  it('doubles, disorder and late notices change nothing: what was said last holds', async () => {
    const member = await site.billing.member('shuffled');
    const token = await site.tokenOf(member);
    const at = Date.now();
    const history: Told[] = [
      { token, reference: 'shuffled', signedAt: at, status: 1 },
      {
        token,
        reference: 'shuffled',
        signedAt: at + 1000,
        status: 4,
        renewal: { gracePeriodExpiresDate: END.getTime() + DAY_MS },
      },
      { token, reference: 'shuffled', signedAt: at + 2000, status: 1, transaction: { productId: 'essential.yearly' } },
      {
        token,
        reference: 'shuffled',
        signedAt: at + 3000,
        status: 1,
        transaction: { productId: 'essential.yearly' },
        renewal: { autoRenewStatus: 0 },
      },
    ];
    for (const index of [2, 3, 0, 0, 1, 3, 2]) expect(await site.tellApple(history[index]!)).toBe(204);
    expect(await site.inApps(member)).toMatchObject([
      { phase: 'CANCELING', plan: { id: 'essential-12' }, endsAt: END.toISOString() },
    ]);
    expect(await site.outside(member)).toEqual([{ state: 'CANCELED', type: 'APPLE', expiresAt: END.toISOString() }]);
  });

  it('fifty notices at once leave one subscription', async () => {
    const member = await site.billing.member('parallel');
    const token = await site.tokenOf(member);
    const at = Date.now();
    const notices = await Promise.all(
      Array.from({ length: 50 }, (_none, index) =>
        site.appleNotice({
          token,
          reference: 'parallel',
          signedAt: at + index,
          transaction: { expiresDate: END.getTime() + index * 1000 },
        }),
      ),
    );
    const answers = await Promise.all(notices.map((signedPayload) => site.post('apple', { signedPayload })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(await site.inApps(member)).toMatchObject([{ endsAt: new Date(END.getTime() + 49_000).toISOString() }]);
    expect(await site.outside(member)).toHaveLength(1);
  });

  it('a grace keeps everything open, a hold opens nothing and sells nothing beside it, a refund ends it', async () => {
    const member = await site.billing.member('unlucky');
    const token = await site.tokenOf(member);
    const at = Date.now();
    const ended = { expiresDate: at - DAY_MS };
    const tell = (more: Told) => site.tellApple({ token, reference: 'unlucky', ...more });
    await tell({ signedAt: at });
    await tell({
      signedAt: at + 1,
      status: 4,
      transaction: ended,
      renewal: { gracePeriodExpiresDate: at + 3 * DAY_MS },
    });
    expect(await site.inApps(member)).toMatchObject([
      { phase: 'GRACE', endsAt: new Date(at + 3 * DAY_MS).toISOString() },
    ]);
    expect(await readHoldings(site.billing.db, member.memberId)).toContain('records');
    await tell({ signedAt: at + 2, status: 3, transaction: ended });
    expect(await site.inApps(member)).toMatchObject([{ phase: 'HOLD' }]);
    expect(await site.outside(member)).toMatchObject([{ state: 'PAUSED', type: 'APPLE' }]);
    expect(await readHoldings(site.billing.db, member.memberId)).toEqual([]);
    expect(
      (await site.billing.quote(member, 'subscribe', { priceId: await site.billing.priceOf('essential', 1) })).problems,
    ).toMatchObject([{ code: 'ALREADY_SUBSCRIBED' }]);
    await tell({ signedAt: at + 3 });
    await tell({ signedAt: at + 4, status: 5, transaction: { revocationDate: at } });
    expect(await site.inApps(member)).toEqual([]);
    expect(await readHoldings(site.billing.db, member.memberId)).toEqual([]);
    expect(
      (await site.billing.quote(member, 'subscribe', { priceId: await site.billing.priceOf('essential', 1) })).problems,
    ).toEqual([]);
    // Bought again: a new one, so that the newest is the one that runs.
    await tell({ signedAt: at + 5 });
    expect(await site.outside(member)).toMatchObject([{ state: 'ACTIVE' }, { state: 'CANCELED' }]);
  });

  it.each<[string, () => Promise<object> | object]>([
    [
      'of another app',
      async () => ({ signedPayload: await site.appleNotice({ data: { bundleId: 'org.example.other' } }) }),
    ],
    [
      'whose transaction is of another app',
      async () => ({ signedPayload: await site.appleNotice({ transaction: { bundleId: 'org.example.other' } }) }),
    ],
    ['signed by someone else', async () => ({ signedPayload: await makeSigningChain().sign({ data: {} }) })],
    [
      'with a forged transaction',
      async () => ({
        signedPayload: await site.appleNotice({
          data: {
            signedTransactionInfo: await makeSigningChain().sign({ bundleId: BUNDLE, environment: 'Production' }),
          },
        }),
      }),
    ],
    ['without a date', async () => ({ signedPayload: await site.chain.sign({ data: {} }) })],
    ['without a signature', () => ({ signedPayload: { a: 1 } })],
    ['of another kind', () => ({})],
    ['that is a list', () => [1]],
  ])('a notice %s is refused and opens nothing', async (_title, make) => {
    const before = await site.billing.db.one<{ count: number }>(
      '/* test.count */ SELECT count(*)::int AS count FROM app_purchase',
    );
    expect((await site.post('apple', await make())).statusCode).toBe(400);
    expect(await site.billing.db.one('/* test.count */ SELECT count(*)::int AS count FROM app_purchase')).toEqual(
      before,
    );
  });

  it('a test, a summary and a single purchase are taken and open nothing', async () => {
    const own = { bundleId: BUNDLE, environment: 'Production' };
    for (const payload of [
      { notificationType: 'TEST', signedDate: Date.now(), data: own },
      { notificationType: 'RENEWAL_EXTENSION', signedDate: Date.now(), summary: {} },
    ]) {
      expect((await site.post('apple', { signedPayload: await site.chain.sign(payload) })).statusCode).toBe(204);
    }
    expect(await site.tellApple({ status: undefined, transaction: { type: 'Consumable' } })).toBe(204);
  });

  it('a purchase without a token is claimed by the app, once, and never by two', async () => {
    const [first, second] = [await site.billing.member('claimer'), await site.billing.member('rival')];
    const proof = (more: object = {}) => site.appleTransaction('unlinked', more);
    await site.tellApple({ reference: 'unlinked', renewal: { autoRenewStatus: 0 } });
    expect(await site.inApps(first)).toEqual([]);
    expect(await site.claim(first, 'APPLE', await proof())).toBeNull();
    // What the store said of its renewal holds.
    expect(await site.inApps(first)).toMatchObject([{ phase: 'CANCELING' }]);
    expect(await site.claim(first, 'APPLE', await proof())).toBeNull();
    expect(await site.claim(second, 'APPLE', await proof())).toBe('TAKEN');
    expect(
      await site.claim(
        second,
        'APPLE',
        await proof({ originalTransactionId: 'of-una', appAccountToken: await site.tokenOf(first) }),
      ),
    ).toBe('TAKEN');
    for (const bad of [
      '',
      'x',
      await makeSigningChain().sign({}),
      'x'.repeat(30_000),
      await proof({ type: 'Consumable' }),
    ])
      expect(await site.claim(second, 'APPLE', bad)).toBe('UNKNOWN');
    expect(
      await site.claim(second, 'APPLE', await proof({ originalTransactionId: 'odd', productId: 'never.heard.of' })),
    ).toBe('NO_PLAN');
    expect(await site.inApps(second)).toEqual([]);
  });

  it('a claim before the first notice opens at once, and the notice that comes later holds', async () => {
    const member = await site.billing.member('early');
    const signedAt = Date.now();
    expect(
      await site.claim(member, 'APPLE', await site.appleTransaction('early', { signedDate: signedAt + 5000 })),
    ).toBeNull();
    expect(await site.inApps(member)).toMatchObject([{ phase: 'ACTIVE' }]);
    await site.tellApple({ reference: 'early', signedAt, renewal: { autoRenewStatus: 0 } });
    expect(await site.inApps(member)).toMatchObject([{ phase: 'CANCELING' }]);
  });

  it('a refund is remembered when the account is erased: the transaction opens nothing for a new one', async () => {
    const [member, again] = [await site.billing.member('refunded'), await site.billing.member('again')];
    const signedAt = Date.now();
    const proof = await site.appleTransaction('refunded', { signedDate: signedAt });
    expect(await site.claim(member, 'APPLE', proof)).toBeNull();
    await site.tellApple({
      reference: 'refunded',
      signedAt: signedAt + 1,
      status: 5,
      transaction: { revocationDate: signedAt },
    });
    await site.billing.db.rows('/* test.erase */ DELETE FROM member WHERE id = $1', [member.memberId]);
    await site.claim(again, 'APPLE', proof);
    expect(await site.inApps(again)).toEqual([]);
    expect(await site.outside(again)).toEqual([]);
  });

  it('one that runs can be claimed by the new account of who erased the old one', async () => {
    const [member, again] = [await site.billing.member('first'), await site.billing.member('second-account')];
    const token = await site.tokenOf(member);
    await site.tellApple({ token, reference: 'moved' });
    await site.billing.db.rows('/* test.erase */ DELETE FROM member WHERE id = $1', [member.memberId]);
    expect(
      await site.claim(again, 'APPLE', await site.appleTransaction('moved', { appAccountToken: token })),
    ).toBeNull();
    expect(await site.inApps(again)).toMatchObject([{ phase: 'ACTIVE' }]);
  });
});

describe('beside a subscription of ours', () => {
  it('what renews here stops when one is bought in a store, is said by email, and can’t be resumed beside it', async () => {
    const member = await site.billing.member('payer');
    await site.billing.buy(member, 'subscribe', { priceId: await site.billing.priceOf('essential', 1) });
    const token = await site.tokenOf(member);
    const at = Date.now();
    await site.tellApple({ token, reference: 'payer', signedAt: at });
    await site.tellApple({ token, reference: 'payer', signedAt: at });
    expect(await site.outside(member)).toMatchObject([
      { type: 'APPLE', state: 'ACTIVE' },
      { type: 'CARD', state: 'CANCELED' },
    ]);
    const mails = (await mailsTo(site.billing.db, SECRET, 'payer@example.com')).filter(
      ({ kind }) => kind === 'subscription-boughtInStore',
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('we cancelled the renewal of Essential, 1 month here');
    const resume = () =>
      site.ask<{ resumeSubscription: { problems: { code: string }[] } }>(
        'mutation ResumeSubscription { resumeSubscription { problems { code } } }',
        member,
      );
    expect((await resume()).resumeSubscription.problems).toEqual([{ code: 'IN_STORE' }]);
    await site.tellApple({ token, reference: 'payer', signedAt: at + 1, renewal: { autoRenewStatus: 0 } });
    expect((await resume()).resumeSubscription.problems).toEqual([]);
  });

  it('what was paid here after all is paid back', async () => {
    const member = await site.billing.member('crossing');
    const { quote } = await site.billing.quote(member, 'subscribe', {
      priceId: await site.billing.priceOf('essential', 1),
    });
    const { checkout } = await site.billing.start(member, quote?.id ?? '');
    await site.tellApple({ token: await site.tokenOf(member), reference: 'crossing' });
    await site.billing.sandbox.press(checkout?.url ?? '', typed(GOOD_CARD));
    await site.billing.settle(member, checkout?.id ?? '');
    expect(await site.outside(member)).toMatchObject([{ type: 'APPLE' }]);
    expect(
      await site.billing.db.rows(
        '/* test.refunds */ SELECT r.amount FROM refund r JOIN billing_account a ON a.id = r.billing_account_id WHERE a.member_id = $1',
        [member.memberId],
      ),
    ).toEqual([{ amount: 799 }]);
  });

  it('a gift waits for the end of one that ends by itself, and is kept for later beside one that renews', async () => {
    const [ending, renewing] = [await site.billing.member('ending'), await site.billing.member('renewing')];
    await site.tellApple({ token: await site.tokenOf(renewing), reference: 'renewing' });
    await site.tellApple({ token: await site.tokenOf(ending), reference: 'ending', renewal: { autoRenewStatus: 0 } });
    const give = (memberId: number) =>
      site.billing.db.transaction(async (tx) =>
        giveTime(
          tx,
          {
            rules: billingRules(readSettings({})),
            mailer: site.billing.payments.mailer,
            publicUrl: 'http://localhost',
          },
          { account: await lockAccountOf(tx, memberId), planId: 'essential-1', length: { months: 1 }, now: new Date() },
        ),
      );
    await expect(give(renewing.memberId)).rejects.toMatchObject({ code: 'ALREADY_SUBSCRIBED' });
    expect(await give(ending.memberId)).toMatchObject({ place: 'wait', from: END });
    expect(await site.outside(ending)).toHaveLength(1);
  });
});

it('staff see what a store said last', async () => {
  const member = await site.billing.member('seen');
  await site.tellApple({ token: await site.tokenOf(member), reference: 'seen' });
  const account = await site.billing.db.one<{ id: number }>(
    '/* test.account */ SELECT id FROM billing_account WHERE member_id = $1',
    [member.memberId],
  );
  const staff = { memberId: (await site.billing.member('clerk')).memberId, isInternal: true } as Partial<Viewer>;
  const { staffBillingAccount } = await site.ask<{ staffBillingAccount: { appPurchases: object[] } }>(
    'query StaffBillingAccount($id: ID!) { staffBillingAccount(id: $id) { appPurchases { store productId plan phase } } }',
    staff,
    { id: String(account?.id) },
  );
  expect(staffBillingAccount.appPurchases).toEqual([
    { store: 'APPLE', productId: 'everything.yearly', plan: 'Everything', phase: 'ACTIVE' },
  ]);
});

it('visitors have nothing to claim, and a site without app stores has no address for notices', async () => {
  expect((await site.billing.site.ask('mutation AppAccountToken { appAccountToken }')).errors).toBeDefined();
  const plain = await startBillingSite();
  expect(
    (await plain.site.app.inject({ method: 'POST', url: '/api/app-store-notices/apple', payload: {} })).statusCode,
  ).toBe(404);
  const member = await plain.member('plain');
  expect((await plain.site.ask('mutation AppAccountToken { appAccountToken }', {}, member)).data).toEqual({
    appAccountToken: null,
  });
  await plain.close();
});
