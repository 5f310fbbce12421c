import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { giftsOf } from '#server/modules/billing/purchases/index.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { type BillingSite, startBillingSite } from '#test/support/server/billingSite.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';

import type { GiftParts } from './GiftParts.ts';
import { rewardReferrals } from './referrals.ts';
import { SAMPLE_CODES, seedSampleCodes } from './seedSampleCodes.ts';
import { sendGifts } from './sendGifts.ts';

let billing: BillingSite;
let parts: GiftParts;
beforeAll(async () => {
  billing = await startBillingSite();
  await seedSampleCodes(billing.db);
  const settings = readSettings({});
  parts = giftsOf(billing.payments, settings);
});
afterAll(() => billing.close());
// Tries of codes are counted by network, and every test is of the same one.
beforeEach(() => billing.db.rows("/* test.limits */ DELETE FROM rate_limit WHERE key LIKE 'gift-code-network%'"));

type Member = Awaited<ReturnType<BillingSite['member']>>;
const GIFTS = 'query Gifts { gifts { id state code plan recipientName endsAt } }';
const CREATE = 'mutation CreateGift($input: GiftInput!) { createGift(input: $input) { giftId problems { field } } }';
const REDEEM =
  'mutation RedeemCode($code: String!, $organisation: String) { redeemCode(code: $code, organisation: $organisation) { plan until problem } }';
const CHECK = REDEEM.replace('RedeemCode', 'CheckCode').replace('redeemCode', 'checkCode');

interface Redeemed {
  plan: string | null;
  until: string | null;
  problem: string | null;
}
const data = async <Value>(query: string, variables: object, as: Member): Promise<Value> => {
  const answer = await billing.site.ask<Record<string, Value>>(query, variables, as);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0] as Value;
};
const redeem = (as: Member, code: string, organisation?: string) => data<Redeemed>(REDEEM, { code, organisation }, as);
const subscriptions = (member: Member) =>
  billing.db.rows<{ type: string; renews: boolean; expiresAt: Date }>(
    '/* test.subscriptions */ SELECT s.type, b.renews, s.expires_at AS "expiresAt" FROM subscription s JOIN subscription_billing b ON b.subscription_id = s.id WHERE s.member_id = $1 ORDER BY s.id',
    [member.memberId],
  );

async function giftPrice(): Promise<string> {
  const row = await billing.db.one<{ id: number }>(
    "/* test.gift */ SELECT r.id FROM price r JOIN plan p ON p.id = r.plan_id WHERE p.is_gift AND r.currency = 'GBP'",
  );
  return String(row?.id);
}

const WORDS = {
  recipientName: 'Grace',
  recipientEmail: 'grace@example.com',
  senderName: 'Amos',
  message: 'Happy birthday',
  delivery: 'PRINT',
  deliverOn: '',
};

/** Buys a gift that is printed. @returns its code */
async function boughtGift(giver: Member, words: object = WORDS): Promise<string> {
  const { giftId } = await data<{ giftId: string }>(
    CREATE,
    { input: { ...WORDS, ...words, priceId: await giftPrice() } },
    giver,
  );
  expect((await billing.buy(giver, 'gift', { giftId })).state).toBe('DONE');
  const [gift] = await data<{ code: string | null }[]>(GIFTS, {}, giver);
  return gift?.code ?? '';
}

describe('a gift', () => {
  it('CORE-017 is paid, printed, and starts when another member redeems it', async () => {
    const [giver, friend] = [await billing.member('giver'), await billing.member('friend')];
    const code = await boughtGift(giver);
    expect(await subscriptions(giver)).toEqual([]);
    expect(await data<Redeemed>(CHECK, { code }, friend)).toMatchObject({
      plan: 'Everything, 12 months',
      problem: null,
    });
    expect(await subscriptions(friend)).toEqual([]);
    const redeemed = await redeem(friend, code.toLowerCase().replaceAll('-', ' '));
    expect(redeemed).toMatchObject({ plan: 'Everything, 12 months', problem: null });
    const [made] = await subscriptions(friend);
    expect(made).toMatchObject({ type: 'VOUCHER', renews: false });
    expect(made?.expiresAt.toISOString()).toBe(redeemed.until);
    expect(await data(GIFTS, {}, giver)).toEqual([
      expect.objectContaining({ state: 'REDEEMED', code: null, recipientName: 'Grace' }),
    ]);
  });

  it('is redeemed once, also by two at the same time; used and unknown codes sound alike', async () => {
    const giver = await billing.member('giver-once');
    const code = await boughtGift(giver);
    const friends = await Promise.all(['one', 'two', 'three'].map((name) => billing.member(`friend-${name}`)));
    const answers = await Promise.all(friends.map((friend) => redeem(friend, code)));
    expect(answers.filter(({ problem }) => problem === null)).toHaveLength(1);
    expect(answers.filter(({ problem }) => problem === 'CODE_UNKNOWN')).toHaveLength(2);
    const [first] = friends;
    if (!first) throw new Error('There is no friend.');
    for (const wrong of ['', 'nonsense', 'K7QM-4T9X-B2DW-HV0R', '＊'.repeat(16)])
      expect(await redeem(first, wrong)).toEqual({ plan: null, until: null, problem: 'CODE_UNKNOWN' });
  });

  it('moves the next payment of a subscription that renews, and makes no second one', async () => {
    const [giver, friend] = [await billing.member('giver-payer'), await billing.member('payer')];
    await billing.buy(friend, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
    const [before] = await subscriptions(friend);
    await redeem(friend, await boughtGift(giver));
    const after = await subscriptions(friend);
    expect(after).toHaveLength(1);
    const days = ((after[0]?.expiresAt.getTime() ?? 0) - (before?.expiresAt.getTime() ?? 0)) / DAY_MS;
    expect(Math.round(days)).toBeGreaterThanOrEqual(365);
    expect(Math.round(days)).toBeLessThanOrEqual(366);
  });

  it('is emailed on its day and not before, once, however many ask', async () => {
    const giver = await billing.member('giver-mail');
    const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
    await boughtGift(giver, { delivery: 'EMAIL', deliverOn: day });
    const mails = async () =>
      (await mailsTo(billing.db, parts.secret, 'grace@example.com')).filter(({ kind }) => kind === 'gift');
    await sendGifts(parts);
    expect(await mails()).toEqual([]);
    const thatDay = new Date(`${day}T12:00:00Z`);
    await Promise.all([sendGifts(parts, thatDay), sendGifts(parts, thatDay), sendGifts(parts, thatDay)]);
    const [mail, ...more] = await mails();
    expect([mail?.to, more.length]).toEqual(['grace@example.com', 0]);
    expect(mail?.text).toMatch(
      /Amos has given you a subscription: Everything, 12 months\.[\s\S]*Happy birthday[\s\S]*\/gift-subscriptions\/redeem#code=/u,
    );
  });

  it('ends a year after it could be redeemed, with a reminder before, and never silently', async () => {
    const giver = await billing.member('giver-late');
    const code = await boughtGift(giver);
    const kinds = async () =>
      (await mailsTo(billing.db, parts.secret, 'giver-late@example.com')).map(({ kind }) => kind);
    await sendGifts(parts, new Date(Date.now() + 340 * DAY_MS));
    await sendGifts(parts, new Date(Date.now() + 341 * DAY_MS));
    expect((await kinds()).filter((kind) => kind === 'gift-ending')).toHaveLength(1);
    await sendGifts(parts, new Date(Date.now() + 366 * DAY_MS));
    expect((await kinds()).filter((kind) => kind === 'gift-over')).toHaveLength(1);
    expect(await redeem(await billing.member('friend-late'), code)).toMatchObject({ problem: 'CODE_UNKNOWN' });
  });

  it('is not paid by another, nor twice', async () => {
    const [giver, other] = [await billing.member('giver-own'), await billing.member('giver-other')];
    const { giftId } = await data<{ giftId: string }>(
      CREATE,
      { input: { ...WORDS, priceId: await giftPrice() } },
      giver,
    );
    expect((await billing.quote(other, 'gift', { giftId })).problems).toEqual([
      expect.objectContaining({ code: 'NOT_SOLD' }),
    ]);
    await billing.buy(giver, 'gift', { giftId });
    expect((await billing.quote(giver, 'gift', { giftId })).problems).toEqual([
      expect.objectContaining({ code: 'NOT_SOLD' }),
    ]);
    expect(await data(GIFTS, {}, other)).toEqual([]);
  });

  it('is refused field by field where its words are wrong', async () => {
    const giver = await billing.member('giver-wrong');
    const answer = await data<{ giftId: string | null; problems: { field: string }[] }>(
      CREATE,
      {
        input: {
          ...WORDS,
          priceId: '1e9',
          recipientName: '',
          delivery: 'EMAIL',
          recipientEmail: 'x',
          deliverOn: '2020-02-30',
          message: '🎁'.repeat(501),
        },
      },
      giver,
    );
    expect(answer.giftId).toBeNull();
    expect(answer.problems.map(({ field }) => field).sort()).toEqual([
      'deliverOn',
      'message',
      'priceId',
      'recipientEmail',
      'recipientName',
    ]);
  });

  it('keeps its code when its buyer is erased, and nothing of what they wrote', async () => {
    const giver = await billing.member('giver-gone');
    const code = await boughtGift(giver);
    await billing.db.rows('/* test.erase */ DELETE FROM member WHERE id = $1', [giver.memberId]);
    expect(
      await billing.db.one(
        "/* test.words */ SELECT words_sealed AS words, code_sealed AS code FROM gift WHERE state = 'READY' AND buyer_id IS NULL",
      ),
    ).toEqual({ words: null, code: null });
    expect(await redeem(await billing.member('friend-of-gone'), code)).toMatchObject({ problem: null });
  });
});

describe('codes', () => {
  it('of an organisation open its plan once for each member', async () => {
    const member = await billing.member('nygb');
    expect(await redeem(member, SAMPLE_CODES.organisation, 'another')).toMatchObject({ problem: 'CODE_UNKNOWN' });
    expect(await redeem(member, SAMPLE_CODES.organisation, 'nygb')).toMatchObject({
      plan: 'Essential, 3 months',
      problem: null,
    });
    expect(await redeem(member, SAMPLE_CODES.organisation, 'nygb')).toMatchObject({ problem: 'CODE_UNKNOWN' });
    expect(await subscriptions(member)).toHaveLength(1);
  });

  it('can’t be guessed: a network is stopped after ten wrong ones', async () => {
    const member = await billing.member('guesser');
    const tries = [];
    for (let at = 0; at < 11; at += 1) tries.push(await billing.site.ask(REDEEM, { code: `guess ${at}` }, member));
    expect(tries.at(-1)?.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('of a promotion take something off a first payment, once', async () => {
    const member = await billing.member('promoted');
    const input = { priceId: await billing.priceOf('essential', 1), promotionCode: 'welcome20' };
    const { quote } = await billing.quote(member, 'subscribe', input);
    expect(quote?.total.amount).toBe(799 - 159);
    expect((await billing.quote(member, 'subscribe', { ...input, promotionCode: 'NOTHING' })).problems).toEqual([
      expect.objectContaining({ field: 'promotionCode', code: 'CODE_UNKNOWN' }),
    ]);
    expect((await billing.buy(member, 'subscribe', input)).state).toBe('DONE');
    expect(
      await billing.db.one('/* test.use */ SELECT code, amount FROM promotion_use WHERE member_id = $1', [
        member.memberId,
      ]),
    ).toEqual({ code: 'WELCOME20', amount: 159 });
  });
});

describe('a friend who subscribes through a member’s link', () => {
  it('brings the member days, once it can’t be withdrawn any more', async () => {
    const [member, friend] = [await billing.member('referrer'), await billing.member('referred')];
    const REFERRALS = 'query Referrals { referrals { link rewardDays referrals { state } } }';
    const { link } = await data<{ link: string }>(REFERRALS, {}, member);
    const eventLabel = new URL(link).searchParams.get('eventLabel');
    const { quote } = await billing.quote(friend, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
    const { checkout } = await billing.start(friend, quote?.id ?? '', undefined, { eventLabel });
    await billing.sandbox.press(checkout?.url ?? '', {
      number: '5555555555554444',
      expiry: '12/40',
      code: '123',
      name: 'A. Friend',
      action: 'pay',
    });
    await billing.settle(friend, checkout?.id ?? '');
    expect(await data(REFERRALS, {}, member)).toMatchObject({ referrals: [{ state: 'WAITING' }] });
    expect(await rewardReferrals(parts)).toBe(0);
    expect(await rewardReferrals(parts, new Date(Date.now() + 16 * DAY_MS))).toBe(1);
    expect(await data(REFERRALS, {}, member)).toMatchObject({ referrals: [{ state: 'REWARDED' }] });
    expect(await subscriptions(member)).toEqual([expect.objectContaining({ type: 'VOUCHER' })]);
    expect(await rewardReferrals(parts, new Date(Date.now() + 17 * DAY_MS))).toBe(0);
  });
});
