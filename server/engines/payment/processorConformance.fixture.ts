import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { type PageOrder, type PaymentProcessor, type ProcessorEvent, ProcessorRefused } from './PaymentProcessor.ts';

/** A card that a customer saved. */
interface SavedCard {
  customer: string;
  method: string;
}

/** A processor, and what the port has no word for. */
export interface Candidate {
  processor: PaymentProcessor;
  /** `pays` is a Visa 4242, `failsLater` is declined when it is charged, `asks` wants the person every time. */
  saveCard: (kind: 'pays' | 'failsLater' | 'asks') => Promise<SavedCard>;
  /** How long a new payment may stay unknown to look-ups, in milliseconds. */
  patienceMs: number;
}

const PAUSE_MS = 1_000;

/** Looks until there is something, or the patience ends. */
async function eventually<Found>(look: () => Promise<Found | null>, patienceMs: number): Promise<Found | null> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found !== null || Date.now() >= end) return found;
    await delay(PAUSE_MS);
  }
}

const pageOrder = (given: Partial<PageOrder> = {}): PageOrder => {
  const id = randomUUID();
  const url = (page: string) => `https://records.example.org/payment/${page}?checkout=${id}`;
  return {
    checkoutId: id,
    customer: null,
    email: 'a.member@example.com',
    mode: 'payment',
    paymentId: randomUUID(),
    amount: 1299,
    currency: 'GBP',
    description: 'Everything, 12 months',
    successUrl: url('success'),
    cancelUrl: url('cancel'),
    failureUrl: url('failure'),
    key: id,
    ...given,
  };
};

/** What every processor behind the port does alike. Tests only: runs inside a `describe`. */
export function testProcessor(open: () => Promise<Candidate>): void {
  let candidate: Candidate;
  let pays: SavedCard;
  beforeAll(async () => {
    candidate = await open();
    pays = await candidate.saveCard('pays');
  });

  const charge = (card: SavedCard, paymentId: string, attempt = 1, amount = 2500) =>
    candidate.processor.charge({
      paymentId,
      attempt,
      customer: card.customer,
      method: card.method,
      amount,
      currency: 'GBP',
      description: 'Renewal',
    });

  it.each(['payment', 'setup'] as const)('opens a page for %s, once for a key, and closes it', async (mode) => {
    const order = pageOrder({ mode, ...(mode === 'setup' && { paymentId: null, amount: 0 }) });
    const page = await candidate.processor.openPage(order);
    expect(page.url).toMatch(/^https?:\/\//u);
    expect(await candidate.processor.openPage(order)).toEqual(page);
    expect(await candidate.processor.session(page.session)).toEqual({
      status: 'open',
      customer: page.customer,
      payment: null,
      method: null,
    });
    await candidate.processor.expireSession(page.session);
    await candidate.processor.expireSession(page.session);
    expect(await candidate.processor.session(page.session)).toMatchObject({ status: 'expired', method: null });
  });

  it('opens a page for a customer it knows, and makes one again that it does not know', async () => {
    expect((await candidate.processor.openPage(pageOrder({ customer: pays.customer }))).customer).toBe(pays.customer);
    expect((await candidate.processor.openPage(pageOrder({ customer: 'cus_ofAnotherProcessor' }))).customer).not.toBe(
      'cus_ofAnotherProcessor',
    );
  });

  it('charges a saved card, once for an attempt, and finds it by our reference', async () => {
    const reference = randomUUID();
    const payment = await charge(pays, reference);
    expect(payment).toMatchObject({
      reference,
      status: 'succeeded',
      amount: 2500,
      currency: 'GBP',
      failure: null,
      method: pays.method,
      actionUrl: null,
      refunded: 0,
      disputed: false,
    });
    expect(await Promise.all([charge(pays, reference), charge(pays, reference)])).toEqual([payment, payment]);
    expect(await candidate.processor.payment(payment.id)).toEqual(payment);
    expect(await eventually(() => candidate.processor.findByReference(reference), candidate.patienceMs)).toEqual(
      payment,
    );
    expect((await charge(pays, reference, 2)).id).not.toBe(payment.id);
  });

  it('answers a decline, and stays with it', async () => {
    const card = await candidate.saveCard('failsLater');
    const payment = await charge(card, randomUUID());
    expect(payment).toMatchObject({ status: 'failed', failure: { class: 'soft' }, actionUrl: null });
    expect(await candidate.processor.payment(payment.id)).toEqual(payment);
  });

  it('says where a person confirms a renewal that the bank wants confirmed', async () => {
    const card = await candidate.saveCard('asks');
    const payment = await charge(card, randomUUID());
    expect(payment).toMatchObject({
      status: 'requires_action',
      failure: { class: 'auth' },
      actionUrl: expect.stringMatching(/^https?:\/\//u),
    });
    expect(await candidate.processor.payment(payment.id)).toEqual(payment);
  });

  it('gives money back in parts, once for a key, and never more than was paid', async () => {
    const { id } = await charge(pays, randomUUID());
    const first = { refundId: randomUUID(), processorPayment: id, amount: 1000 };
    const refund = await candidate.processor.refund(first);
    expect(['succeeded', 'pending']).toContain(refund.status);
    expect((await candidate.processor.refund(first)).id).toBe(refund.id);
    expect(await candidate.processor.payment(id)).toMatchObject({ status: 'succeeded', refunded: 1000 });
    await expect(
      candidate.processor.refund({ refundId: randomUUID(), processorPayment: id, amount: 1501 }),
    ).rejects.toBeInstanceOf(ProcessorRefused);
    await candidate.processor.refund({ refundId: randomUUID(), processorPayment: id, amount: 1500 });
    expect(await candidate.processor.payment(id)).toMatchObject({ refunded: 2500 });
    await expect(
      candidate.processor.refund({ refundId: randomUUID(), processorPayment: id, amount: 1 }),
    ).rejects.toBeInstanceOf(ProcessorRefused);
  });

  it('tells what a card is, and forgets it', async () => {
    const card = await candidate.saveCard('pays');
    expect(await candidate.processor.method(card.method)).toMatchObject({
      id: card.method,
      brand: 'visa',
      last4: '4242',
      fingerprint: expect.any(String),
    });
    await candidate.processor.detach(card.method);
    await candidate.processor.detach(card.method);
    expect(await candidate.processor.method(card.method)).toBeNull();
    await expect(charge(card, randomUUID())).rejects.toBeInstanceOf(ProcessorRefused);
  });

  it('knows nothing of what it never made', async () => {
    expect(await candidate.processor.findByReference(randomUUID())).toBeNull();
    expect(await candidate.processor.findByReference("' OR metadata['payment']:'1")).toBeNull();
    expect(await candidate.processor.method('pm_unknown')).toBeNull();
    await expect(candidate.processor.payment('pi_unknown')).rejects.toBeInstanceOf(ProcessorRefused);
  });

  it.each([0, -1, 1.5, 1e20])('takes no amount of %p', async (amount) => {
    await expect(charge(pays, randomUUID(), 1, amount)).rejects.toBeInstanceOf(ProcessorRefused);
  });

  it('tells every movement of money of a stretch of time', async () => {
    const since = new Date();
    const reference = randomUUID();
    const { id } = await charge(pays, reference);
    const refundId = randomUUID();
    const refund = await candidate.processor.refund({ refundId, processorPayment: id, amount: 700 });
    const found = [];
    for await (const movement of candidate.processor.movements(since, new Date(Date.now() + 60_000)))
      found.push(movement);
    expect(found).toContainEqual({
      kind: 'payment',
      id,
      reference,
      amount: 2500,
      currency: 'GBP',
      status: 'succeeded',
    });
    expect(found).toContainEqual({
      kind: 'refund',
      id: refund.id,
      reference: refundId,
      amount: 700,
      currency: 'GBP',
      status: refund.status,
    });
    for await (const movement of candidate.processor.movements(new Date(0), new Date(1_000_000_000_000)))
      throw new Error(movement.id);
  });

  it('lists what happened, the oldest first, and what happened since', async () => {
    const listed = async (after: string | null) => {
      const events: ProcessorEvent[] = [];
      for await (const event of candidate.processor.events(after)) events.push(event);
      return events;
    };
    const before = (await listed(null)).at(-1)?.id ?? null;
    const one = await charge(pays, randomUUID());
    const other = await charge(pays, randomUUID());
    const since = await eventually(async () => {
      const events = await listed(before);
      return events.some(({ objectId }) => objectId === other.id) ? events : null;
    }, candidate.patienceMs);
    const paid = since?.filter(({ type }) => type === 'payment_intent.succeeded') ?? [];
    expect(paid.map(({ objectId }) => objectId)).toEqual([one.id, other.id]);
    expect(paid.every(({ objectKind, site }) => objectKind === 'payment' && site === candidate.processor.site)).toBe(
      true,
    );
    expect((await listed(since?.at(-1)?.id ?? null)).filter(({ objectId }) => objectId === one.id)).toEqual([]);
  });
}
