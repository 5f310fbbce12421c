import { randomUUID } from 'node:crypto';

import { ProcessorUnreachable } from '#server/engines/payment/PaymentProcessor.ts';
import { settleDisputes } from '#server/modules/billing/payments/disputes.ts';
import { refundPayment, replayEvents } from '#server/modules/billing/payments/index.ts';
import { paymentStore } from '#server/modules/billing/payments/paymentStore.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { type BillingSite, GOOD_CARD, startBillingSite } from '#test/support/server/billingSite.ts';
import { startSandbox, typed } from '#test/support/server/startSandbox.ts';

import { closeDifference, openDifferences } from './differenceStore.ts';
import { reconcile } from './reconcile.ts';

/** Everything that was done in this test is over an hour old then. */
const LATER = () => new Date(Date.now() + 2 * 3_600_000);

let billing: BillingSite;
beforeAll(async () => {
  billing = await startBillingSite();
});
afterAll(() => billing.close());
beforeEach(() => billing.db.rows('/* test.forget */ TRUNCATE reconciliation_run, reconciliation_difference'));

const run = (night: string | null = null) =>
  reconcile({ db: billing.db, processor: billing.sandbox.processor, now: LATER(), days: 3, night });

/** A member who has paid; answers the payment. */
async function aPayment(name: string): Promise<{ id: string; processorId: string; amount: number }> {
  const member = await billing.member(name);
  const { quote } = await billing.quote(member, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
  const { checkout } = await billing.start(member, quote?.id ?? '');
  await billing.sandbox.press(checkout?.url ?? '', typed(GOOD_CARD));
  await billing.settle(member, checkout?.id ?? '');
  const payment = await billing.db.one<{ id: string; processorId: string; amount: number }>(
    `/* test.payment */ SELECT p.id, processor_id AS "processorId", amount FROM payment p JOIN billing_account a ON a.id = p.billing_account_id WHERE a.member_id = $1`,
    [member.memberId],
  );
  if (!payment) throw new Error('Nothing was paid.');
  return payment;
}
const setPayment = (id: string, set: string) =>
  billing.db.rows(`/* test.tamper */ UPDATE payment SET ${set} WHERE id = $1`, [id]);

describe('reconcile', () => {
  it('finds no difference where nothing went wrong: paid, declined, given back', async () => {
    const { id } = await aPayment('paid');
    await refundPayment(billing.payments, { paymentId: id, amount: 100, why: 'a test', key: randomUUID() });
    const member = await billing.member('declined');
    const { quote } = await billing.quote(member, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
    const { checkout } = await billing.start(member, quote?.id ?? '');
    await billing.sandbox.press(checkout?.url ?? '', typed('4000000000000002'));
    const found = await run();
    expect(found).toMatchObject({ differences: [], gone: 0 });
    expect(found?.theirs).toBeGreaterThanOrEqual(3);
  });

  it('leaves alone what is not settled yet: the last hour', async () => {
    const { id } = await aPayment('young');
    await setPayment(id, `state = 'FAILED', failure_class = 'soft'`);
    expect(
      await reconcile({ db: billing.db, processor: billing.sandbox.processor, now: new Date(), days: 3 }),
    ).toMatchObject({ differences: [] });
    await setPayment(id, `state = 'SUCCEEDED', failure_class = NULL`);
  });

  it('tells of money that only the processor knows of', async () => {
    const { processor } = billing.sandbox;
    const { processorId } = await aPayment('saver');
    const { method } = await processor.payment(processorId);
    const card = await billing.db.one<{ customer: string }>(
      `/* test.customer */ SELECT body->>'customer' AS customer FROM sandbox_processor.object WHERE id = $1`,
      [method],
    );
    const reference = randomUUID();
    const { id } = await processor.charge({
      paymentId: reference,
      attempt: 1,
      customer: card?.customer ?? '',
      method: method ?? '',
      amount: 777,
      currency: 'GBP',
      description: 'Lost',
    });
    expect((await run())?.differences).toEqual([
      {
        kind: 'MISSING_HERE',
        subject: 'payment',
        processorId: id,
        reference,
        theirs: { amount: 777, currency: 'GBP', status: 'succeeded' },
        ours: null,
        proposal: 'GIVE_BACK',
      },
    ]);
    // The money is given back there, which we do not know of either: the payment stays, and the refund joins it.
    await processor.refund({ refundId: randomUUID(), processorPayment: id, amount: 777 });
    expect((await run())?.differences.map(({ kind, subject }) => [kind, subject]).toSorted()).toEqual([
      ['MISSING_HERE', 'payment'],
      ['MISSING_HERE', 'refund'],
    ]);
    const open = await openDifferences(billing.db);
    for (const difference of open) expect(await closeDifference(billing.db, difference.id, 'given back')).toBe(true);
    await run();
    // What a person has seen to does not come back the next night.
    expect(await openDifferences(billing.db)).toEqual([]);
    await billing.db.rows(`/* test.drop */ DELETE FROM sandbox_processor.object WHERE id = $1 OR parent = $1`, [id]);
  });

  it.each([
    ['an amount', 'amount = amount + 1', 'AMOUNT', 'ASK_PROCESSOR'],
    ['a currency', `currency = 'EUR'`, 'AMOUNT', 'ASK_PROCESSOR'],
    ['a state', `state = 'FAILED', failure_class = 'soft'`, 'STATE', 'LOOK_AGAIN'],
    ['an id that never reached us, and a state', `processor_id = NULL, state = 'UNKNOWN'`, 'STATE', 'LOOK_AGAIN'],
    ['a payment that they do not have', `processor_id = 'pi_none'`, 'MISSING_THERE', 'ASK_PROCESSOR'],
  ])('tells of %s that differs, mends nothing, and closes it when it is gone', async (what, set, kind, proposal) => {
    const { id, processorId, amount } = await aPayment(what.replaceAll(/\W/gu, ''));
    const before = await billing.db.one(`/* test.ledger */ SELECT count(*) AS entries FROM ledger_entry`);
    await setPayment(id, set);
    const differences = (await run())?.differences ?? [];
    expect(differences).toContainEqual(expect.objectContaining({ kind, subject: 'payment', proposal }));
    expect(await billing.db.one(`/* test.ledger */ SELECT count(*) AS entries FROM ledger_entry`)).toEqual(before);
    const [open] = await openDifferences(billing.db);
    await run();
    expect((await openDifferences(billing.db)).map(({ id: known }) => known)).toContain(open?.id);
    await billing.db.rows(
      `/* test.mend */ UPDATE payment SET processor_id = $2, amount = $3, currency = 'GBP', state = 'SUCCEEDED', failure_class = NULL WHERE id = $1`,
      [id, processorId, amount],
    );
    await run();
    expect(await openDifferences(billing.db)).toEqual([]);
  });

  it('tells of a dispute whose notice never came, and of none once it is known', async () => {
    const { id, processorId } = await aPayment('disputed');
    await billing.sandbox.control('/delivery', { mode: 'hold' });
    await billing.sandbox.control(`/payments/${processorId}`, { decision: 'dispute' });
    expect((await run())?.differences).toEqual([]);
    const dispute = await billing.db.one<{ id: string }>(
      `/* test.dispute */ SELECT id FROM sandbox_processor.object WHERE kind = 'dispute' AND parent = $1`,
      [processorId],
    );
    await billing.sandbox.control(`/disputes/${dispute?.id}`, { decision: 'lost' });
    expect((await run())?.differences).toEqual([
      expect.objectContaining({ subject: 'dispute', processorId, proposal: 'WRITE_OFF' }),
    ]);
    await settleDisputes(billing.payments, (await paymentStore(billing.db).byId(id))!);
    expect(await run()).toMatchObject({ differences: [], gone: 1 });
    await billing.sandbox.control('/reset');
  });

  it('is made once a night by all copies of the server', async () => {
    const runs = await Promise.all([run('2026-11-26'), run('2026-11-26'), run('2026-11-26')]);
    expect(runs.filter((made) => made !== null)).toHaveLength(1);
    expect(await run('2026-11-27')).not.toBeNull();
  });

  it('counts as not made when the processor gives no answer', async () => {
    const gone = await startSandbox(billing.db);
    await gone.close();
    await expect(
      reconcile({ db: billing.db, processor: gone.processor, now: LATER(), days: 3, night: '2026-11-26' }),
    ).rejects.toBeInstanceOf(ProcessorUnreachable);
    expect(await billing.db.rows('/* test.runs */ SELECT 1 FROM reconciliation_run')).toEqual([]);
  });
});

describe('muniment billing', () => {
  it('compares, lists and closes', async () => {
    const env = { SANDBOX_PROCESSOR_URL: billing.sandbox.url, PUBLIC_URL: 'http://localhost:3000' };
    expect(await runAdmin(billing.db, ['billing', 'reconcile', '--days', '31'], { env })).toMatchObject({
      code: 1,
      err: '--days must be 1 to 30.',
    });
    expect(await runAdmin(billing.db, ['billing', 'reconcile'], { env: { PAYMENT_PROVIDER: 'none' } })).toMatchObject({
      code: 1,
      err: expect.stringContaining('Nothing is for sale'),
    });
    const { id } = await aPayment('command');
    await setPayment(id, 'amount = amount + 1');
    await run();
    const { out } = await runAdmin(billing.db, ['billing', 'differences'], { env });
    expect(out).toContain('ask the processor');
    const open = (await openDifferences(billing.db)).find(({ reference }) => reference === id);
    for (const other of await openDifferences(billing.db))
      if (other.id !== open?.id) await closeDifference(billing.db, other.id, 'of another test');
    expect(
      await runAdmin(billing.db, ['billing', 'close', String(open?.id), '--reason', 'mended by hand'], { env }),
    ).toMatchObject({ code: 0 });
    expect(
      await runAdmin(billing.db, ['billing', 'close', String(open?.id), '--reason', 'mended by hand'], { env }),
    ).toMatchObject({ code: 1 });
    expect((await runAdmin(billing.db, ['billing', 'differences'], { env })).out).toBe('Nothing to deal with.');
  });

  it('reads events that never came, and has those that came worked once more', async () => {
    const since = new Date('2026-01-01T00:00:00Z');
    const replay = () => replayEvents(billing.db, billing.sandbox.processor, since);
    await aPayment('replayed');
    await billing.db.rows(`/* test.lose */ DELETE FROM processor_event`);
    const { missed, again } = await replay();
    expect([missed > 0, again]).toEqual([true, 0]);
    expect(await replay()).toEqual({ missed: 0, again: 0 });
    await billing.db.rows(`/* test.worked */ UPDATE processor_event SET handled_at = now()`);
    expect(await replay()).toEqual({ missed: 0, again: missed });
    expect(await replayEvents(billing.db, billing.sandbox.processor, new Date(Date.now() + 60_000))).toEqual({
      missed: 0,
      again: 0,
    });
    for (const text of ['', '2026', '2026-13-45', 'yesterday'])
      expect((await runAdmin(billing.db, ['billing', 'replay', '--since', text])).code).toBe(1);
  });
});
