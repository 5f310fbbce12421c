import { randomUUID } from 'node:crypto';

import Fastify from 'fastify';

import { referenceInGroups } from '#domain/billing/reconciliation/creditorReference.ts';
import type { Database } from '#server/platform/db/database.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { BadSignature, type PageOrder, ProcessorRefused } from '../PaymentProcessor.ts';
import { createInvoiceProcessor } from './createInvoiceProcessor.ts';
import { epcLines } from './epcCode.ts';
import { registerTransferPages } from './registerTransferPages.ts';
import { confirmProposal, listProposals } from './statements/proposals.ts';
import { takeStatement } from './statements/takeStatement.ts';
import { findOrder } from './transferStore.ts';

const SITE = 'http://localhost:3000';
const SECRET = 'a secret of this test';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());
beforeEach(() =>
  db.rows(
    '/* test.empty */ TRUNCATE transfer_order, transfer_refund, transfer_event, bank_statement, bank_entry CASCADE',
  ),
);

const processor = () => createInvoiceProcessor({ db, site: 'a.example', publicUrl: SITE });
const order = (given: Partial<PageOrder> = {}): PageOrder => {
  const id = randomUUID();
  return {
    checkoutId: id,
    customer: null,
    email: 'a.member@example.com',
    mode: 'payment',
    paymentId: randomUUID(),
    amount: 4000,
    currency: 'GBP',
    description: 'Everything, 12 months',
    successUrl: `${SITE}/payment/success?checkout=${id}`,
    cancelUrl: `${SITE}/payment/cancel?checkout=${id}`,
    failureUrl: SITE,
    key: id,
    ...given,
  };
};
const asked = async (given: Partial<PageOrder> = {}) => {
  const wanted = order(given);
  const page = await processor().openPage(wanted);
  const { reference = '' } = (await findOrder(db, page.session)) ?? {};
  return { ...page, reference, paymentId: wanted.paymentId ?? '', wanted };
};
const csv = (...lines: [reference: string, amount: string, currency?: string][]) =>
  Buffer.from(
    `Date,Reference,Amount,Currency\n${lines.map(([reference, amount, currency = 'GBP']) => `20/11/2026,${reference},${amount},${currency}`).join('\n')}\n`,
  );
const take = (bytes: Buffer) => takeStatement(db, bytes, { currency: 'GBP', secret: SECRET });
const stateOf = async (id: string) => (await processor().payment(id)).status;

describe('a payment by transfer', () => {
  it('is pending until its money is confirmed', async () => {
    const { session, reference, paymentId } = await asked();
    expect(await processor().session(session)).toMatchObject({
      status: 'open',
      payment: { reference: paymentId, status: 'pending', amount: 4000, actionUrl: `${SITE}/bank-transfer/${session}` },
    });
    expect(await take(csv([referenceInGroups(reference), '40.00']))).toMatchObject({ exact: 1, unknown: 0 });
    expect(await stateOf(session)).toBe('pending');
    const [proposal] = await listProposals(db, SECRET);
    expect(proposal).toMatchObject({ amount: 4000, match: 'exact', reference, bookedOn: '2026-11-20' });
    expect(await Promise.all([1, 2, 3].map(() => confirmProposal(db, proposal?.id ?? 0, null)))).toEqual(
      expect.arrayContaining([true, false, false]),
    );
    expect(await processor().session(session)).toMatchObject({
      status: 'complete',
      payment: { status: 'succeeded' },
      method: { id: 'transfer' },
    });
    expect(await processor().findByReference(paymentId)).toMatchObject({ id: session, status: 'succeeded' });
    expect((await findOrder(db, session))?.received).toBe(4000);
  });

  it('may come in parts, in one statement or in several', async () => {
    const { session, reference } = await asked();
    expect(await take(csv([reference, '10.00'], [reference, '30.00']))).toMatchObject({ partial: 1, exact: 1 });
    for (const { id } of await listProposals(db, SECRET)) await confirmProposal(db, id, null);
    expect(await stateOf(session)).toBe('succeeded');
    expect(await take(csv([reference, '30.01']))).toMatchObject({ over: 1 });
  });

  it('is told by its reference alone, and in its currency', async () => {
    const { session, reference } = await asked();
    await asked();
    expect(await take(csv(['membership', '40.00'], [reference, '40.00', 'EUR']))).toMatchObject({ unknown: 2 });
    const [named, foreign] = await listProposals(db, SECRET);
    await expect(confirmProposal(db, named?.id ?? 0, null)).rejects.toThrow(/say which/u);
    await expect(confirmProposal(db, named?.id ?? 0, 'RF00123')).rejects.toThrow(/check digits/u);
    await expect(confirmProposal(db, foreign?.id ?? 0, reference)).rejects.toThrow(
      /in GBP, the money that arrived in EUR/u,
    );
    expect(await confirmProposal(db, named?.id ?? 0, referenceInGroups(reference).toLowerCase())).toBe(true);
    expect(await stateOf(session)).toBe('succeeded');
  });

  it('is asked once for a key', async () => {
    const wanted = order();
    const [one, other] = await Promise.all([processor().openPage(wanted), processor().openPage(wanted)]);
    expect(other).toEqual(one);
    const renewal = {
      paymentId: randomUUID(),
      attempt: 1,
      customer: one.customer,
      method: 'transfer',
      amount: 990,
      currency: 'EUR',
      description: 'Renewal',
    };
    expect(await processor().charge(renewal)).toEqual(await processor().charge(renewal));
  });

  it('that was called off is canceled, unless it is paid', async () => {
    const { session, reference } = await asked();
    await processor().expireSession(session);
    expect(await processor().session(session)).toMatchObject({
      status: 'expired',
      payment: { status: 'canceled', actionUrl: null },
    });
    // The money came all the same: it is for a person to see.
    expect(await take(csv([reference, '40.00']))).toMatchObject({ over: 1 });
    const [proposal] = await listProposals(db, SECRET);
    await confirmProposal(db, proposal?.id ?? 0, null);
    await processor().expireSession(session);
    expect(await stateOf(session)).toBe('succeeded');
  });

  it('goes back by hand, once for a key, and never more than came', async () => {
    const { session, reference } = await asked();
    await take(csv([reference, '40.00']));
    await confirmProposal(db, (await listProposals(db, SECRET))[0]?.id ?? 0, null);
    const refund = { refundId: randomUUID(), processorPayment: session, amount: 1500 };
    expect(await processor().refund(refund)).toEqual({ id: refund.refundId, status: 'pending' });
    expect(await processor().refund(refund)).toEqual({ id: refund.refundId, status: 'pending' });
    await expect(processor().refund({ ...refund, refundId: randomUUID(), amount: 2501 })).rejects.toBeInstanceOf(
      ProcessorRefused,
    );
    expect((await runAdmin(db, ['transfers', 'refunds'])).out).toContain('15.00 GBP');
    expect((await runAdmin(db, ['transfers', 'sent', refund.refundId])).code).toBe(0);
    expect(await processor().refund(refund)).toEqual({ id: refund.refundId, status: 'succeeded' });
  });

  it('tells what changed, and takes no notices', async () => {
    const { session, reference } = await asked();
    await take(csv([reference, '40.00']));
    await confirmProposal(db, (await listProposals(db, SECRET))[0]?.id ?? 0, null);
    const events = [];
    for await (const event of processor().events(null)) events.push(event);
    expect(events).toMatchObject([
      { type: 'transfer.received', objectKind: 'session', objectId: session, site: 'a.example' },
    ]);
    for await (const event of processor().events(events[0]?.id ?? null)) throw new Error(event.id);
    expect(() => processor().verify(Buffer.from('{}'), 't=1,v1=a', new Date())).toThrow(BadSignature);
  });

  it.each([0, -1, 1.5, 1e20])('asks for no amount of %p', async (amount) =>
    expect(processor().openPage(order({ amount }))).rejects.toBeInstanceOf(ProcessorRefused),
  );
});

describe('a statement', () => {
  it('is taken once, and an entry once in however many statements', async () => {
    const { reference } = await asked();
    const file = csv([reference, '10.00'], ['rent', '5.00']);
    await take(file);
    await expect(take(file)).rejects.toThrow('This file was taken before.');
    expect(await take(csv([reference, '10.00'], ['rent', '5.00'], ['new', '1.00']))).toMatchObject({
      known: 2,
      unknown: 1,
    });
    expect(await listProposals(db, SECRET)).toHaveLength(3);
  });

  it('keeps two equal payments of one day apart', async () => {
    expect(await take(csv(['membership', '40.00'], ['membership', '40.00']))).toMatchObject({ unknown: 2, known: 0 });
  });

  it('stores what payers wrote sealed', async () => {
    await take(csv(['Mrs Okafor', '40.00']));
    expect(await db.one(`/* test.plain */ SELECT 1 FROM bank_entry e WHERE e::text LIKE '%Okafor%'`)).toBeNull();
    expect((await listProposals(db, SECRET)).map(({ text }) => text)).toEqual(['Mrs Okafor']);
    expect((await listProposals(db, 'another secret')).map(({ text }) => text)).toEqual([null]);
  });

  it('that cannot be read leaves nothing behind', async () => {
    await expect(take(Buffer.from('a,b\n1,2\n'))).rejects.toThrow(/names no column/u);
    expect(await db.rows('/* test.statements */ SELECT 1 FROM bank_statement')).toEqual([]);
  });
});

describe('the page of a transfer', () => {
  const show = async (id: string, account = 'GB33 BUKB 2020 1555 5555 55') => {
    const app = Fastify();
    registerTransferPages(app, {
      db,
      transfer: { payee: 'Wexcombe <Records>', account, bic: null },
      timeZone: 'Europe/London',
    });
    return app.inject({ url: `/bank-transfer/${id}` });
  };

  it('says where to transfer what, and is known to no one else', async () => {
    const { session, reference, wanted } = await asked();
    const page = await show(session);
    expect(page.body).toContain(referenceInGroups(reference));
    expect(page.body).toContain('£40.00');
    expect(page.body).toContain('Wexcombe &lt;Records&gt;');
    expect(page.body).toContain(wanted.successUrl);
    expect(page.body).not.toMatch(/<script|<svg/u);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect((await show(randomUUID())).statusCode).toBe(404);
    expect((await show('1')).statusCode).toBe(404);
  });

  it('has a code for banking apps in euro', async () => {
    const { session } = await asked({ currency: 'EUR' });
    expect((await show(session)).body).toMatch(/role="img" aria-label="The same transfer[^"]*"><svg/u);
    expect(
      epcLines({
        payee: 'Wexcombe',
        iban: 'IE29 AIBK 9311 5212 3456 78',
        bic: '',
        amount: 4005,
        reference: 'RF18539007547034',
      }),
    ).toBe('BCD\n002\n1\nSCT\n\nWexcombe\nIE29AIBK93115212345678\nEUR40.05\n\nRF18539007547034\n');
  });

  it('asks for nothing once it is paid or called off', async () => {
    const { session, reference } = await asked();
    await processor().expireSession(session);
    const page = await show(session);
    expect(page.body).toContain('no longer needed');
    expect(page.body).not.toContain(referenceInGroups(reference));
  });
});

describe('muniment transfers', () => {
  it('says what is wrong in one sentence', async () => {
    expect(await runAdmin(db, ['transfers', 'take', '/nowhere.csv'])).toMatchObject({
      code: 1,
      err: 'There is no file /nowhere.csv.',
    });
    expect(await runAdmin(db, ['transfers', 'confirm'])).toMatchObject({
      code: 1,
      err: 'Name the entries, or give --exact.',
    });
    expect(await runAdmin(db, ['transfers', 'confirm', 'one'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('no number of an entry'),
    });
    expect(await runAdmin(db, ['transfers', 'dismiss', '1', '--reason', ' '])).toMatchObject({ code: 1 });
    expect(await runAdmin(db, ['transfers', 'sent', 'x'])).toMatchObject({ code: 1 });
    expect((await runAdmin(db, ['transfers', 'list'])).out).toBe('Nothing to deal with.');
  });
});
