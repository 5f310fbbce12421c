import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { DAY_MS, HOUR_MS } from '#domain/kernel/values/durations.ts';
import { accountOf } from '#server/modules/billing/core/index.ts';
import { handleEvents, refundPayment, sweepPayments } from '#server/modules/billing/payments/index.ts';
import { renewalsOf } from '#server/modules/billing/purchases/index.ts';
import { advanceClock } from '#server/modules/billing/subscription/startRenewing.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { type BillingSite, GOOD_CARD, startBillingSite } from '#test/support/server/billingSite.ts';
import { typed } from '#test/support/server/startSandbox.ts';

import { sendReports } from './sendReports.ts';

const URL_SET = 'https://partner.example/postback?key=k';
const YES = 'consent=C0002%3A1%2CC0003%3A0';

let billing: BillingSite;
let partner: Server;
let postbackUrl: string;
let status = 200;
const told: { id: string; kind: string; clickId: string; amount: number; currency: string; happenedAt: string }[] = [];
beforeAll(async () => {
  billing = await startBillingSite({ AFFILIATE_POSTBACK_URL: URL_SET });
  partner = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (status === 200) told.push(JSON.parse(Buffer.concat(chunks).toString()) as (typeof told)[number]);
      response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:9/' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => partner.listen(0, '127.0.0.1', resolve));
  postbackUrl = `http://127.0.0.1:${(partner.address() as AddressInfo).port}/postback`;
}, 120_000);
beforeEach(() => {
  status = 200;
  told.length = 0;
});
afterAll(async () => {
  partner?.close();
  await billing?.close();
});

type Member = Partial<Viewer> & { memberId: number };

/** A member who came through a partner’s link so many days ago. */
async function arrived(name: string, daysAgo = 1): Promise<Member> {
  const member = await billing.member(name);
  await billing.db.rows(
    '/* test.arrival */ INSERT INTO affiliate_arrival (member_id, click_id, device_type, arrived_at) VALUES ($1, $2, $3, $4)',
    [member.memberId, `click-${name}`, 'desktop', new Date(Date.now() - daysAgo * DAY_MS)],
  );
  return member;
}

const START =
  'mutation StartCheckout($quoteId: ID!, $key: String!, $wanted: CheckoutWantedInput!) { startCheckout(quoteId: $quoteId, key: $key, wanted: $wanted) { checkout { id url } problem } }';
let keys = 0;

/** Buys with a browser that sends a cookie. */
async function buy(member: Member, cookie: string | null, kind = 'subscribe', card = GOOD_CARD): Promise<void> {
  const { quote } = await billing.quote(member, kind, {
    priceId: await billing.priceOf('everything', kind === 'trial' ? 12 : 1),
  });
  const { data } = await billing.site.ask<{ startCheckout: { checkout: { id: string; url: string } } }>(
    START,
    { quoteId: quote?.id, key: `affiliate-${(keys += 1)}`, wanted: {} },
    member,
    cookie === null ? {} : { cookie },
  );
  const checkout = data?.startCheckout.checkout;
  await billing.sandbox.press(checkout?.url ?? '', typed(card));
  expect((await billing.settle(member, checkout?.id ?? ''))?.state).toBe('DONE');
}

const send = (now = new Date()) => sendReports({ db: billing.db, postbackUrl, log: silentLog }, now);
const paymentOf = async (member: Member) =>
  billing.db.one<{ id: string; processorId: string }>(
    '/* test.payment */ SELECT p.id, p.processor_id AS "processorId" FROM payment p JOIN billing_account a ON a.id = p.billing_account_id WHERE a.member_id = $1',
    [member.memberId],
  );
/** A notice about the dispute of a payment arrives. */
async function heardOf(processorId: string | undefined): Promise<void> {
  await billing.db.rows(
    `/* test.notice */ INSERT INTO processor_event (processor, event_id, type, object_kind, object_id, received_at, next_try_at) VALUES ('sandbox', gen_random_uuid()::text, 'charge.dispute', 'dispute', $1, now(), now() - interval '1 second')`,
    [processorId],
  );
  await handleEvents(billing.payments);
}

describe('a partner site', () => {
  it('is told of the first payment after a click, once, without who it was', async () => {
    const member = await arrived('first');
    await buy(member, YES);
    await sweepPayments(billing.payments);
    expect(await Promise.all([send(), send()])).toEqual(expect.arrayContaining([0, 1]));
    expect(told).toEqual([
      {
        id: expect.any(String),
        kind: 'conversion',
        clickId: 'click-first',
        amount: 1299,
        currency: 'GBP',
        happenedAt: expect.any(String),
      },
    ]);
    await billing.buy(member, 'change', { priceId: await billing.priceOf('everything', 12) });
    expect(await send()).toBe(0);
  }, 60_000);

  it.each([
    ['no cookie', null],
    ['a no', 'consent=C0002%3A0'],
    ['a yes to something else', 'consent=C0003%3A1'],
    ['a cookie that cannot be read', 'consent=%E0%A4%A'],
    ['a test of ours alone', 'xconsent=C0002%3A1'],
  ])(
    'is told nothing with %s',
    async (title, cookie) => {
      await buy(await arrived(`no-${title.replaceAll(' ', '-')}`), cookie);
      expect([await send(), told]).toEqual([0, []]);
    },
    60_000,
  );

  it('is told nothing of a click that was more than 30 days before, nor of who came without one', async () => {
    await buy(await arrived('late', 31), YES);
    await buy(await billing.member('without-click'), YES);
    expect(await send()).toBe(0);
  }, 60_000);

  it('is told when the payment goes back, is denied to a bank, and is won', async () => {
    const member = await arrived('back');
    await buy(member, YES);
    const payment = await paymentOf(member);
    await refundPayment(billing.payments, {
      paymentId: payment?.id ?? '',
      amount: 500,
      why: 'asked',
      key: 'refund-affiliate',
    });
    await billing.sandbox.control(`/payments/${payment?.processorId ?? ''}`, { decision: 'dispute' });
    const dispute = await billing.db.one<{ id: string }>(
      `/* test.disputeThere */ SELECT id FROM sandbox_processor.object WHERE kind = 'dispute' AND parent = $1`,
      [payment?.processorId],
    );
    await heardOf(payment?.processorId);
    await billing.sandbox.control(`/disputes/${dispute?.id ?? ''}`, { decision: 'won' });
    await heardOf(payment?.processorId);
    expect(await send()).toBe(4);
    expect(told.map(({ kind, amount, clickId }) => [kind, amount, clickId])).toEqual([
      ['conversion', 1299, 'click-back'],
      ['refund', 500, 'click-back'],
      ['dispute', expect.any(Number), 'click-back'],
      ['dispute_won', expect.any(Number), 'click-back'],
    ]);
    const { out } = await runAdmin(billing.db, ['billing', 'affiliates']);
    expect(out).toMatch(/\d{4}-\d\d +GBP +2 +£25\.98 +£5\.00 +£0\.00 +0/u);
  }, 60_000);

  it('hears of a dispute before it hears that it was won, also where the site learns both at once', async () => {
    const member = await arrived('at-once');
    await buy(member, YES);
    const payment = await paymentOf(member);
    await billing.sandbox.control('/delivery', { mode: 'hold' });
    await billing.sandbox.control(`/payments/${payment?.processorId ?? ''}`, { decision: 'dispute' });
    const dispute = await billing.db.one<{ id: string }>(
      `/* test.disputeOver */ SELECT id FROM sandbox_processor.object WHERE kind = 'dispute' AND parent = $1`,
      [payment?.processorId],
    );
    await billing.sandbox.control(`/disputes/${dispute?.id ?? ''}`, { decision: 'won' });
    await heardOf(payment?.processorId);
    await billing.sandbox.control('/delivery', { mode: 'send' });
    // Names of reports are random: here they say the opposite.
    await billing.db.rows(
      `/* test.names */ UPDATE affiliate_report SET id = (CASE kind WHEN 'DISPUTE_WON' THEN '00000000' ELSE 'ffffffff' END || substr(id::text, 9))::uuid WHERE sent_at IS NULL`,
    );
    expect(await send()).toBe(3);
    expect(told.map(({ kind }) => kind)).toEqual(['conversion', 'dispute', 'dispute_won']);
  }, 60_000);

  it('is told of the first payment after a trial, by the consent with which that was started', async () => {
    const [yes, no] = [await arrived('trial-yes'), await arrived('trial-no')];
    for (const [member, cookie] of [
      [yes, YES],
      [no, null],
    ] as const) {
      // A trial is had once with a card, and one before this had it.
      await billing.db.rows('/* test.untried */ DELETE FROM tried_card');
      await buy(member, cookie, 'trial');
    }
    expect(await send()).toBe(0);
    for (const { memberId } of [yes, no])
      await advanceClock(
        renewalsOf(billing.payments),
        (await accountOf(billing.db, memberId)).id,
        new Date(Date.now() + 15 * DAY_MS),
      );
    expect([await send(), told.map(({ clickId }) => clickId)]).toEqual([1, ['click-trial-yes']]);
  }, 60_000);

  it.each([500, 302])(
    'that answers %d is told again later, and no more after eight tries',
    async (answer) => {
      await buy(await arrived(`away-${answer}`), YES);
      status = answer;
      let at = Date.now();
      expect([await send(new Date(at)), await send(new Date(at + HOUR_MS / 2))]).toEqual([0, 0]);
      status = 200;
      at += 2 * HOUR_MS;
      expect(await send(new Date(at))).toBe(1);
      await buy(await arrived(`gone-${answer}`), YES);
      status = answer;
      for (let tries = 0; tries < 8; tries += 1) await send(new Date((at += 400 * HOUR_MS)));
      status = 200;
      expect(await send(new Date(at + 4_000 * HOUR_MS))).toBe(0);
    },
    60_000,
  );

  it('is told nothing where no address is set, and of no one who was erased', async () => {
    const member = await arrived('erased');
    await buy(member, YES);
    expect(await sendReports({ db: billing.db, postbackUrl: null, log: silentLog })).toBe(0);
    expect((await runAdmin(billing.db, ['erase', 'erased@example.com', '--yes'])).code).toBe(0);
    expect([await send(), told]).toEqual([0, []]);
  }, 60_000);
});
