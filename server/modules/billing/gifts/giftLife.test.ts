import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { readHoldings } from '#server/engines/identity/accounts/readViewer.ts';
import { accountOf, ledgerBalance, nowOf } from '#server/modules/billing/core/index.ts';
import { sweepPayments } from '#server/modules/billing/payments/index.ts';
import { giftsOf, renewalsOf } from '#server/modules/billing/purchases/index.ts';
import { checkBilling } from '#server/modules/billing/subscription/index.ts';
import { advanceClock } from '#server/modules/billing/subscription/startRenewing.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { readPdf } from '#test/support/readPdf.ts';
import { type BillingSite, startBillingSite } from '#test/support/server/billingSite.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';

import type { GiftDeps } from './GiftDeps.ts';
import { SAMPLE_CODES, seedSampleCodes } from './seedSampleCodes.ts';
import { sendGifts } from './sendGifts.ts';

const settings = readSettings({});
let billing: BillingSite;
let deps: GiftDeps;
beforeAll(async () => {
  billing = await startBillingSite();
  await seedSampleCodes(billing.db);
  deps = giftsOf(billing.payments, settings);
}, 120_000);
beforeEach(() => billing.db.rows("/* test.limits */ DELETE FROM rate_limit WHERE key LIKE 'gift-code-network%'"));
afterEach(async () => expect(await checkBilling(billing.db)).toEqual([]));
afterAll(() => billing?.close());

type Member = Partial<Viewer> & { memberId: number };
interface OwnGift {
  id: string;
  state: string;
  code: string | null;
  recipientEmail: string | null;
  endsAt: string | null;
  isBounced: boolean;
  canChange: boolean;
  canExtend: boolean;
  canRefund: boolean;
  card: string | null;
}
interface Standing {
  phase: string;
  plan: { id: string };
  paidUntil: string;
  gift: { plan: { id: string }; until: string } | null;
  waiting: { plan: { id: string }; startsAt: string; endsAt: string }[];
  canPause: boolean;
}

const FIELDS = 'id state code recipientEmail endsAt isBounced canChange canExtend canRefund card';
const data = async <Value>(query: string, variables: object, as: Member): Promise<Value> => {
  const answer = await billing.site.ask<Record<string, Value>>(query, variables, as);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0] as Value;
};
const redeem = (as: Member, code: string) =>
  data<{ place: string | null; problem: string | null; until: string | null; from: string; usedBy: string }>(
    'mutation RedeemCode($code: String!) { redeemCode(code: $code) { place problem until from usedBy } }',
    { code },
    as,
  );
const gifts = (as: Member) => data<OwnGift[]>(`query Gifts { gifts { ${FIELDS} } }`, {}, as);
const standing = (as: Member) =>
  data<Standing | null>(
    'query Standing { subscriptionStanding { phase plan { id } paidUntil gift { plan { id } until } waiting { plan { id } startsAt endsAt } canPause } }',
    {},
    as,
  );
const act = (as: Member, name: 'extendGift' | 'refundGift', giftId: string) =>
  data<{ gift: OwnGift | null; problems: { code: string }[] }>(
    `mutation Act($giftId: ID!) { ${name}(giftId: $giftId) { gift { ${FIELDS} } problems { code } } }`,
    { giftId },
    as,
  );
const change = (as: Member, giftId: string, input: object) =>
  data<{ gift: OwnGift | null; problems: { field: string; code: string }[] }>(
    `mutation Change($giftId: ID!, $input: GiftWordsInput!) { changeGift(giftId: $giftId, input: $input) { gift { ${FIELDS} } problems { field code } } }`,
    { giftId, input },
    as,
  );
const later = async (member: Member, days: number) => {
  const account = await accountOf(billing.db, member.memberId);
  await advanceClock(renewalsOf(billing.payments), account.id, new Date(nowOf(account).getTime() + days * DAY_MS));
};
const rows = async (member: Member) =>
  (
    await billing.db.one<{ count: number }>(
      '/* test.rows */ SELECT count(*)::int AS count FROM subscription WHERE member_id = $1',
      [member.memberId],
    )
  )?.count;
const paid = async (member: Member) =>
  (
    await billing.db.rows<{ amount: number }>(
      "/* test.paid */ SELECT p.amount FROM payment p JOIN billing_account a ON a.id = p.billing_account_id WHERE a.member_id = $1 AND p.state = 'SUCCEEDED' ORDER BY p.created_at",
      [member.memberId],
    )
  ).map(({ amount }) => amount);
const daysFromNow = async (member: Member, at: string | undefined) =>
  Math.round((Date.parse(at ?? '') - nowOf(await accountOf(billing.db, member.memberId)).getTime()) / DAY_MS);

const WORDS = {
  recipientName: 'Grace',
  recipientEmail: 'grace@example.com',
  senderName: 'Amos',
  message: 'Happy birthday',
  delivery: 'PRINT',
  deliverOn: '',
};
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Buys a gift of Everything for a year. @returns it */
async function bought(giver: Member, words: object = {}): Promise<OwnGift> {
  const price = await billing.db.one<{ id: number }>(
    "/* test.gift */ SELECT r.id FROM price r JOIN plan p ON p.id = r.plan_id WHERE p.is_gift AND r.currency = 'GBP'",
  );
  const { giftId } = await data<{ giftId: string }>(
    'mutation CreateGift($input: GiftInput!) { createGift(input: $input) { giftId } }',
    { input: { ...WORDS, ...words, priceId: String(price?.id) } },
    giver,
  );
  expect((await billing.buy(giver, 'gift', { giftId })).state).toBe('DONE');
  const made = (await gifts(giver)).find(({ id }) => id === giftId);
  if (!made) throw new Error('There is no gift.');
  return made;
}

describe('a gift of more than its owner pays for', () => {
  it('is used first, and what they pay for waits and goes on', async () => {
    const [giver, payer] = [await billing.member('giver-more'), await billing.member('payer-less')];
    await billing.buy(payer, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
    expect(await readHoldings(billing.db, payer.memberId)).not.toContain('newspapers');
    const { place, usedBy } = await redeem(payer, (await bought(giver)).code ?? '');
    expect([place, await daysFromNow(payer, usedBy)]).toEqual(['lend', 365]);
    expect(await readHoldings(billing.db, payer.memberId)).toEqual(expect.arrayContaining(['newspapers', 'records']));
    expect(await standing(payer)).toMatchObject({
      plan: { id: 'essential-1' },
      gift: { plan: { id: 'everything-gift' } },
      canPause: false,
    });
    expect(await data('mutation Pause { pauseSubscription(months: 1) { problems { code } } }', {}, payer)).toEqual({
      problems: [{ code: 'GIFT_RUNS' }],
    });
    await later(payer, 364);
    expect([await readHoldings(billing.db, payer.memberId), await paid(payer)]).toEqual([
      expect.arrayContaining(['newspapers']),
      [799],
    ]);
    await later(payer, 2);
    expect([await readHoldings(billing.db, payer.memberId), await standing(payer)]).toMatchObject([
      expect.not.arrayContaining(['newspapers']),
      { gift: null, phase: 'ACTIVE', canPause: true },
    ]);
    await later(payer, 31);
    expect([await paid(payer), await rows(payer)]).toEqual([[799, 799], 1]);
  }, 60_000);

  it('asks a paused subscription to be resumed first, and stays good', async () => {
    const [giver, payer] = [await billing.member('giver-paused'), await billing.member('paused-one')];
    await billing.buy(payer, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
    await data('mutation Pause { pauseSubscription(months: 1) { problems { code } } }', {}, payer);
    const { code } = await bought(giver);
    expect((await redeem(payer, code ?? '')).problem).toBe('PAUSED');
    await data('mutation Resume { resumeSubscription { problems { code } } }', {}, payer);
    expect((await redeem(payer, code ?? '')).place).toBe('lend');
  }, 60_000);
});

describe('time of less than what runs', () => {
  it('waits for its day, also when that is put off, and then starts', async () => {
    const [giver, member] = [await billing.member('giver-wait'), await billing.member('waiter')];
    await redeem(member, (await bought(giver)).code ?? '');
    expect(await redeem(member, SAMPLE_CODES.organisation)).toMatchObject({ place: 'wait', problem: null });
    expect(await standing(member)).toMatchObject({
      plan: { id: 'everything-gift' },
      waiting: [{ plan: { id: 'essential-3' } }],
    });
    expect(
      await data(
        'query currentSubscription($states: [SubscriptionState!]!) { subscriptions(states: $states) { plan { id } } }',
        { states: ['ACTIVE', 'CANCELED', 'PAUSED'] },
        member,
      ),
    ).toEqual([{ plan: { id: 'everything-gift' } }]);
    await redeem(member, (await bought(giver)).code ?? '');
    const [waiting] = (await standing(member))?.waiting ?? [];
    expect(await daysFromNow(member, waiting?.startsAt)).toBeGreaterThanOrEqual(730);
    await later(member, 735);
    expect(await standing(member)).toMatchObject({ phase: 'ACTIVE', plan: { id: 'essential-3' }, waiting: [] });
    expect(await readHoldings(billing.db, member.memberId)).toEqual(['addresses', 'images', 'records']);
    await later(member, 95);
    expect(await standing(member)).toMatchObject({ phase: 'ENDED' });
  }, 60_000);

  it('becomes days of a subscription that was bought meanwhile: there is never a second beside it', async () => {
    const [giver, member] = [await billing.member('giver-merge'), await billing.member('merger')];
    await redeem(member, (await bought(giver)).code ?? '');
    await redeem(member, SAMPLE_CODES.organisation);
    await later(member, 360);
    await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('everything', 3) });
    const before = Date.parse((await standing(member))?.paidUntil ?? '');
    await later(member, 10);
    const after = await standing(member);
    expect([
      after?.waiting,
      after?.phase,
      Math.round((Date.parse(after?.paidUntil ?? '') - before) / DAY_MS) >= 89,
    ]).toEqual([[], 'ACTIVE', true]);
    expect(await rows(member)).toBe(2);
  }, 60_000);
});

describe('days that were given', () => {
  it('are kept by a change of plan at once, and worth no money', async () => {
    const member = await billing.member('changer');
    await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
    expect((await redeem(member, SAMPLE_CODES.organisation)).place).toBe('extend');
    expect(await billing.buy(member, 'change', { priceId: await billing.priceOf('everything', 1) })).toMatchObject({
      state: 'DONE',
    });
    expect(await daysFromNow(member, (await standing(member))?.paidUntil)).toBeGreaterThanOrEqual(28 + 89);
    expect((await paid(member))[1]).toBe(1299 - 799);
  }, 60_000);

  it('are kept by a withdrawal, which gives the money back', async () => {
    const member = await billing.member('withdrawer');
    await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
    await redeem(member, SAMPLE_CODES.organisation);
    await data('mutation Withdraw { withdrawSubscription(confirm: true) { problems { code } } }', {}, member);
    await sweepPayments(billing.payments);
    const after = await standing(member);
    expect([after?.phase, (await daysFromNow(member, after?.paidUntil)) >= 89]).toEqual(['CANCELING', true]);
    expect(
      await billing.db.rows(
        '/* test.refunds */ SELECT r.amount FROM refund r JOIN billing_account a ON a.id = r.billing_account_id WHERE a.member_id = $1',
        [member.memberId],
      ),
    ).toEqual([{ amount: 799 }]);
  }, 60_000);
});

describe('the buyer of a gift', () => {
  it('changes words, address and day until it is sent, and prints it after all', async () => {
    const [giver, other] = [await billing.member('giver-edit'), await billing.member('giver-edit-other')];
    const gift = await bought(giver, { delivery: 'EMAIL', deliverOn: inDays(20) });
    expect(gift).toMatchObject({
      state: 'SCHEDULED',
      canChange: true,
      recipientEmail: 'grace@example.com',
      card: null,
    });
    const input = {
      ...WORDS,
      recipientEmail: 'grace.new@example.com',
      message: 'Many happy returns',
      delivery: 'EMAIL',
      deliverOn: inDays(30),
    };
    expect(await change(other, gift.id, input)).toEqual({
      gift: null,
      problems: [{ field: 'giftId', code: 'GIFT_GONE' }],
    });
    expect(
      (await change(giver, gift.id, { ...input, deliverOn: '2020-01-01', recipientName: '\u200b'.repeat(90) })).problems
        .map(({ field }) => field)
        .sort(),
    ).toEqual(['deliverOn', 'recipientName']);
    for (const bad of ['x', '1', '00000000-0000-0000-0000-000000000000'])
      expect((await change(giver, bad, input)).problems).toMatchObject([{ code: 'GIFT_GONE' }]);
    expect((await change(giver, gift.id, input)).gift?.recipientEmail).toBe('grace.new@example.com');
    await sendGifts(deps, new Date(Date.now() + 21 * DAY_MS));
    expect(await mailsTo(billing.db, deps.secret, 'grace.new@example.com')).toEqual([]);
    const printed = (await change(giver, gift.id, { ...input, delivery: 'PRINT' })).gift;
    expect(printed).toMatchObject({ state: 'READY', canChange: false, card: `/api/gift-cards/${gift.id}.pdf` });
    const card = (as: Member) =>
      billing.site.app.inject({ url: printed?.card ?? '', headers: billing.site.headersOf(as) });
    const { pages } = readPdf((await card(giver)).rawPayload);
    expect(pages[0]?.text).toContain('Many happy returns');
    expect(pages[0]?.text).toContain(printed?.code ?? 'no code');
    expect([
      (await card(other)).statusCode,
      (await billing.site.app.inject({ url: printed?.card ?? '' })).statusCode,
    ]).toEqual([404, 404]);
  }, 60_000);

  it('hears when its email could not be delivered, once, with the link', async () => {
    const giver = await billing.member('giver-bounce');
    const gift = await bought(giver, { delivery: 'EMAIL', deliverOn: inDays(1) });
    await sendGifts(deps, new Date(Date.now() + 2 * DAY_MS));
    await billing.db.rows(
      "/* test.bounce */ UPDATE outbox SET given_up_at = now(), content = NULL, last_problem = '550' WHERE about = $1",
      [`gift:${gift.id}`],
    );
    await Promise.all([sendGifts(deps), sendGifts(deps)]);
    await sendGifts(deps);
    const told = (await mailsTo(billing.db, deps.secret, 'giver-bounce@example.com')).filter(
      ({ kind }) => kind === 'gift-bounced',
    );
    expect([told.length, told[0]?.text.includes('/gift-subscriptions/redeem#code=')]).toEqual([1, true]);
    expect((await gifts(giver))[0]).toMatchObject({ isBounced: true, card: expect.stringContaining('.pdf') });
  });

  it('extends it when its end is near or has come, and not before', async () => {
    const giver = await billing.member('giver-extend');
    const gift = await bought(giver);
    expect((await act(giver, 'extendGift', gift.id)).problems).toMatchObject([{ code: 'GIFT_GONE' }]);
    await later(giver, 366);
    await sendGifts(deps, new Date(Date.now() + 366 * DAY_MS));
    expect((await gifts(giver))[0]).toMatchObject({ state: 'LAPSED', canExtend: true, canRefund: true });
    const extended = (await act(giver, 'extendGift', gift.id)).gift;
    expect([extended?.state, await daysFromNow(giver, extended?.endsAt ?? undefined)]).toEqual(['READY', 365]);
    // By the clock of the friend the year that was added is still far away.
    expect((await redeem(await billing.member('friend-extend'), extended?.code ?? '')).place).toBe('begin');
  }, 60_000);

  it('takes it back while no one has redeemed it: refunded in full, and the code is void', async () => {
    const [giver, other] = [await billing.member('giver-back'), await billing.member('giver-back-other')];
    const owed = await ledgerBalance(billing.db, { kind: 'gifts' }, 'GBP');
    const gift = await bought(giver);
    expect((await act(other, 'refundGift', gift.id)).problems).toMatchObject([{ code: 'GIFT_GONE' }]);
    const answers = await Promise.all([act(giver, 'refundGift', gift.id), act(giver, 'refundGift', gift.id)]);
    expect(answers.map(({ problems }) => problems.length).sort()).toEqual([0, 1]);
    expect((await redeem(other, gift.code ?? '')).problem).toBe('CODE_UNKNOWN');
    await sweepPayments(billing.payments);
    expect(
      await billing.db.rows(
        '/* test.refund */ SELECT r.amount, r.state FROM refund r JOIN billing_account a ON a.id = r.billing_account_id WHERE a.member_id = $1',
        [giver.memberId],
      ),
    ).toEqual([{ amount: 11_999, state: 'SUCCEEDED' }]);
    expect(await ledgerBalance(billing.db, { kind: 'gifts' }, 'GBP')).toBe(owed);
  });

  it('has been redeemed: nothing can be taken back, and what was owed for it is earned over its days', async () => {
    const [giver, friend] = [await billing.member('giver-done'), await billing.member('friend-done')];
    const owed = await ledgerBalance(billing.db, { kind: 'gifts' }, 'GBP');
    const gift = await bought(giver);
    expect(await ledgerBalance(billing.db, { kind: 'gifts' }, 'GBP')).toBe(owed - 9_999);
    await redeem(friend, gift.code ?? '');
    expect(await ledgerBalance(billing.db, { kind: 'gifts' }, 'GBP')).toBe(owed);
    expect((await act(giver, 'refundGift', gift.id)).problems).toMatchObject([{ code: 'GIFT_GONE' }]);
    const schedule = await billing.db.one<{ net: number; days: number }>(
      '/* test.schedule */ SELECT net, round(extract(epoch FROM ends_at - starts_at) / 86400)::int AS days FROM revenue_schedule WHERE cause = $1',
      [`gift:${gift.id}`],
    );
    expect(schedule).toEqual({ net: 9_999, days: expect.any(Number) });
    expect(schedule?.days).toBeGreaterThanOrEqual(365);
  });
});
