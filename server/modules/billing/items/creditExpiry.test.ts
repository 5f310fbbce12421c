import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { accountOf, billingRules, ledgerBalance } from '#server/modules/billing/core/index.ts';
import { sweepPayments } from '#server/modules/billing/payments/index.ts';
import { checkBilling } from '#server/modules/billing/subscription/index.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { type BillingSite, startBillingSite } from '#test/support/server/billingSite.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';

import { creditStore } from './creditStore.ts';
import { type CreditDeps, expireCredits } from './expireCredits.ts';
import { returnItems } from './returnItems.ts';

const settings = readSettings({ CREDIT_MONTHS: '12' });

let billing: BillingSite;
let deps: CreditDeps;
beforeAll(async () => {
  billing = await startBillingSite({ CREDIT_MONTHS: '12' });
  deps = { ...billing.payments, rules: billingRules(settings) };
  await publishRecords(
    billing.db,
    aRecordSet({ id: 'WILLS', name: 'Wills of Harrowmere', access: 'subscribers', type: 'TRANSCRIPTION' }),
    [
      aRecord('1', { FirstName: 'Grace', LastName: 'Pinch' }, { type: 'TRANSCRIPTION' }),
      aRecord('2', { FirstName: 'Amos', LastName: 'Pinch' }, { type: 'TRANSCRIPTION' }),
    ],
  );
}, 120_000);
afterEach(async () => expect(await checkBilling(billing.db)).toEqual([]));
afterAll(() => billing?.close());

type Member = Partial<Viewer> & { memberId: number };

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const kinds = async (name: string) =>
  (await mailsTo(billing.db, settings.secret, `${name}@example.com`)).map(({ kind }) => kind).reverse();
const OWN = 'query Credits { credits { left lots { id left expiresAt canKeep } } }';
interface Own {
  left: number;
  lots: { id: string; left: number; expiresAt: string | null; canKeep: boolean }[];
}
const own = async (member: Member): Promise<Own> => {
  const { data } = await billing.site.ask<{ credits: Own }>(OWN, {}, member);
  if (!data) throw new Error('No answer.');
  return data.credits;
};
const keep = async (member: Member, lotId: string) =>
  (
    await billing.site.ask<{ keepCredits: { problems: { code: string }[] } }>(
      'mutation Keep($lotId: ID!) { keepCredits(lotId: $lotId) { problems { code } } }',
      { lotId },
      member,
    )
  ).data?.keepCredits.problems.map(({ code }) => code);
const buyWith = (member: Member, recordId: string) =>
  billing.site.ask(
    'mutation Buy($recordId: ID!) { buyItemWithCredits(recordId: $recordId) { left problem } }',
    { recordId },
    member,
  );

it('expire after two emails, and what was paid for them becomes breakage, once', async () => {
  const member = await billing.member('spender');
  await billing.buy(member, 'credits', { creditPackageId: 'credits-10' });
  expect((await own(member)).lots).toEqual([
    { id: expect.any(String), left: 10, expiresAt: expect.any(String), canKeep: false },
  ]);
  await buyWith(member, 'WILLS/1');
  const owed = await ledgerBalance(billing.db, { kind: 'credits' }, 'GBP');
  expect(await expireCredits(deps, inDays(300))).toBe(0);
  expect(await expireCredits(deps, inDays(340))).toBe(1);
  expect(await expireCredits(deps, inDays(345))).toBe(0);
  expect(await expireCredits(deps, inDays(360))).toBe(1);
  expect((await own(member)).left).toBe(5);
  expect(await Promise.all([expireCredits(deps, inDays(368)), expireCredits(deps, inDays(368))])).toEqual(
    expect.arrayContaining([0, 1]),
  );
  expect(await own(member)).toEqual({ left: 0, lots: [] });
  expect(await kinds('spender')).toEqual(expect.arrayContaining(['credits-first', 'credits-again', 'credits-expired']));
  const [last] = await mailsTo(billing.db, settings.secret, 'spender@example.com');
  expect(last?.text).toContain('We wrote to you twice about 5 credits');
  expect([
    await ledgerBalance(billing.db, { kind: 'credits' }, 'GBP'),
    await ledgerBalance(billing.db, { kind: 'breakage' }, 'GBP'),
  ]).toEqual([0, owed]);
  expect(await expireCredits(deps, inDays(400))).toBe(0);
}, 60_000);

it('are kept for 90 days more by their owner alone, once, and told of twice again', async () => {
  const [member, other] = [await billing.member('keeper'), await billing.member('other')];
  await billing.buy(member, 'credits', { creditPackageId: 'credits-40' });
  const [lot] = (await own(member)).lots;
  expect(await keep(member, lot?.id ?? '')).toEqual(['NOT_KEPT']);
  await expireCredits(deps, inDays(340));
  expect((await own(member)).lots[0]).toMatchObject({ canKeep: true });
  expect(await keep(other, lot?.id ?? '')).toEqual(['NOT_KEPT']);
  for (const bad of ['x', '-1', '99999999999999999999', '']) expect(await keep(other, bad)).not.toEqual([]);
  expect(await keep(member, lot?.id ?? '')).toEqual([]);
  expect(await keep(member, lot?.id ?? '')).toEqual(['NOT_KEPT']);
  const [kept] = (await own(member)).lots;
  expect(Math.round((Date.parse(kept?.expiresAt ?? '') - Date.parse(lot?.expiresAt ?? '')) / DAY_MS)).toBe(90);
  await expireCredits(deps, inDays(430));
  await expireCredits(deps, inDays(450));
  expect((await own(member)).left).toBe(40);
  expect((await kinds('keeper')).filter((kind) => kind.startsWith('credits'))).toEqual([
    'credits-first',
    'credits-first',
    'credits-again',
  ]);
}, 60_000);

it('never expire where the site has no expiry any more, nor those that were bought without one', async () => {
  const member = await billing.member('lasting');
  await billing.buy(member, 'credits', { creditPackageId: 'credits-10' });
  expect(await expireCredits({ ...deps, rules: { zone: 'Europe/London', creditMonths: null } }, inDays(2_000))).toBe(0);
  const before = (await own(member)).left;
  await billing.db.transaction(async (tx) =>
    creditStore(tx).addLot(
      { id: (await accountOf(tx, member.memberId)).id, memberId: member.memberId },
      { credits: 3, net: 0, currency: 'GBP', invoiceId: null, expiresAt: null },
      new Date(),
    ),
  );
  // What expires first is used up first.
  expect((await own(member)).lots.map(({ left, expiresAt }) => [left, expiresAt === null])).toEqual([
    [before, false],
    [3, true],
  ]);
});

it('come back from a record that has been withdrawn for two weeks, and not sooner', async () => {
  const member = await billing.member('returned');
  await billing.buy(member, 'credits', { creditPackageId: 'credits-10' });
  await buyWith(member, 'WILLS/2');
  expect((await own(member)).left).toBe(5);
  expect(await returnItems(deps)).toBe(0);
  await publishRecords(
    billing.db,
    aRecordSet({ id: 'WILLS', name: 'Wills of Harrowmere', access: 'subscribers', type: 'TRANSCRIPTION' }),
    [aRecord('1', { FirstName: 'Grace', LastName: 'Pinch' }, { type: 'TRANSCRIPTION' })],
  );
  expect([await returnItems(deps), await returnItems(deps, inDays(13))]).toEqual([0, 0]);
  expect(await Promise.all([returnItems(deps, inDays(15)), returnItems(deps, inDays(15))])).toEqual(
    expect.arrayContaining([0, 1]),
  );
  expect((await own(member)).left).toBe(10);
});

it('come back from a record that is closed, together with money for one that was paid with a card, and their buyers are written to', async () => {
  const set = aRecordSet({ id: 'DEEDS', name: 'Deeds of Harrowmere', access: 'subscribers', type: 'TRANSCRIPTION' });
  const deed = (key: string, isClosed = false) =>
    aRecord(key, { FirstName: 'Ann', LastName: 'Rudge' }, { type: 'TRANSCRIPTION', isClosed });
  await publishRecords(billing.db, set, [deed('1'), deed('2')]);
  const member = await billing.member('paid-by-card');
  await billing.buy(member, 'item', { recordId: 'DEEDS/1', recordItemId: 'DEEDS/1:TRANSCRIPTION' });
  await billing.buy(member, 'credits', { creditPackageId: 'credits-10' });
  await buyWith(member, 'DEEDS/2');
  const left = (await own(member)).left;
  await publishRecords(billing.db, set, [deed('1', true), deed('2', true), deed('3')]);
  await returnItems(deps);
  expect(await returnItems(deps, inDays(13))).toBe(0);
  expect(await Promise.all([returnItems(deps, inDays(15)), returnItems(deps, inDays(15))])).toEqual(
    expect.arrayContaining([expect.any(Number)]),
  );
  await sweepPayments(billing.payments);
  const refunds = await billing.db.rows(
    '/* test.refunded */ SELECT r.amount, r.state FROM refund r JOIN billing_account a ON a.id = r.billing_account_id WHERE a.member_id = $1',
    [member.memberId],
  );
  expect([refunds, (await own(member)).left]).toEqual([[{ amount: 150, state: 'SUCCEEDED' }], left + 5]);
  const mails = (await mailsTo(billing.db, settings.secret, 'paid-by-card@example.com'))
    .filter(({ kind }) => kind === 'item-gone')
    .map(({ text }) => text);
  expect(mails).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/DEEDS\/1, which you bought on .+We are refunding £1\.50/su),
      expect.stringMatching(/DEEDS\/2, .+Your 5 credits are back/su),
    ]),
  );
  expect(mails).toHaveLength(2);
}, 60_000);

it('are not taken for what is being paid by card: the card payment is given back', async () => {
  const member = await billing.member('both-ways');
  await billing.buy(member, 'credits', { creditPackageId: 'credits-10' });
  const { quote } = await billing.quote(member, 'item', { recordId: 'WILLS/1', recordItemId: 'WILLS/1:TRANSCRIPTION' });
  const { checkout } = await billing.start(member, quote?.id ?? '');
  await buyWith(member, 'WILLS/1');
  await billing.sandbox.press(checkout?.url ?? '', {
    number: '4242424242424242',
    expiry: '12/40',
    code: '123',
    name: 'A. Member',
    action: 'pay',
  });
  expect(await billing.settle(member, checkout?.id ?? '')).toMatchObject({
    state: 'FAILED',
    failure: { code: 'already_bought' },
  });
  expect(
    await billing.db.rows(
      '/* test.refunds */ SELECT r.amount FROM refund r JOIN billing_account a ON a.id = r.billing_account_id WHERE a.member_id = $1',
      [member.memberId],
    ),
  ).toHaveLength(1);
}, 60_000);
