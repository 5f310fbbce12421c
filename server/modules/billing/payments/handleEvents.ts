import { ProcessorRefused, type PaymentProcessor } from '#server/engines/payment/PaymentProcessor.ts';
import type { Database } from '#server/platform/db/database.ts';

import { checkoutStore } from './checkoutStore.ts';
import { settleDisputes } from './disputes.ts';
import { eventStore, type WaitingEvent } from './eventStore.ts';
import type { PaymentDeps } from './payments.ts';
import { paymentStore } from './paymentStore.ts';
import { settleCheckout } from './settleCheckout.ts';
import { settlePayment } from './settlePayment.ts';

/** What was put in line again. */
export interface Replayed {
  /** Notices of the processor that never reached this site. */
  missed: number;
  /** Notices that came since, and are worked once more. */
  again: number;
}

/**
 * Reads the processor's whole list of events and puts in line what never came, and once more what came since an
 * instant; the sweep of the site works them within a minute. What a notice names is fetched, so nothing that was right
 * changes.
 * @throws ProcessorUnreachable when the processor gives no answer
 */
export async function replayEvents(db: Database, processor: PaymentProcessor, since: Date): Promise<Replayed> {
  const events = eventStore(db);
  let missed = 0;
  for await (const event of processor.events(null)) {
    if (
      (event.site === null || event.site === processor.site) &&
      (await events.add(processor.name, event, null, new Date()))
    )
      missed += 1;
  }
  return { missed, again: await events.again(processor.name, since, new Date()) };
}

const AT_ONCE = 50;

/**
 * Looks at what a notice is about. What belongs to no payment of ours is left alone: several sites may share an account
 * at a processor.
 */
async function handle(deps: PaymentDeps, { objectKind, objectId }: WaitingEvent): Promise<void> {
  if (!deps.processor || objectKind === 'other' || objectKind === 'setup') return;
  if (objectKind === 'session') {
    const checkoutId = await checkoutStore(deps.db).bySession(objectId);
    if (checkoutId !== null) await settleCheckout(deps, checkoutId);
    return;
  }
  const found = await deps.processor.payment(objectId).catch((error: unknown) => {
    if (error instanceof ProcessorRefused) return null;
    throw error;
  });
  const payment = found?.reference == null ? null : await paymentStore(deps.db).byId(found.reference);
  if (!found || !payment) return;
  const settled = await settlePayment(deps, payment.id);
  if (settled && (found.disputed || objectKind === 'dispute')) await settleDisputes(deps, settled);
}

/**
 * Success is final: a notice of a payment that has arrived says nothing new. Disputes and refunds have notices of their
 * own.
 */
async function saysNothingNew(
  deps: PaymentDeps,
  waiting: readonly WaitingEvent[],
): Promise<(event: WaitingEvent) => boolean> {
  const arrived = await paymentStore(deps.db).arrived(
    waiting.filter(({ objectKind }) => objectKind === 'payment').map(({ objectId }) => objectId),
  );
  return ({ objectKind, objectId }) => objectKind === 'payment' && arrived.has(objectId);
}

/** Works some of the notices that wait. @returns how many */
async function handleSome(deps: PaymentDeps): Promise<number> {
  const events = eventStore(deps.db);
  const waiting = await events.waiting(new Date(), AT_ONCE);
  const isOld = await saysNothingNew(deps, waiting);
  const old = waiting.filter(isOld);
  for (const processor of new Set(old.map((event) => event.processor)))
    await events.handled(
      processor,
      old.filter((event) => event.processor === processor).map(({ eventId }) => eventId),
      new Date(),
    );
  for (const event of waiting.filter((each) => !isOld(each))) {
    try {
      await handle(deps, event);
      await events.handled(event.processor, [event.eventId], new Date());
    } catch (error) {
      deps.log.warn({ err: error, event: event.eventId }, 'a notice of the payment processor could not be worked');
      await events.failed(event, (error as Error).name, new Date());
    }
  }
  return waiting.length;
}

/**
 * Works the notices that wait, the oldest first. A notice decides nothing by what it says: what it names is fetched, so
 * doubles, gaps and disorder do no harm.
 * @returns how many were worked
 */
export async function handleEvents(deps: PaymentDeps): Promise<number> {
  for (let worked = 0; ;) {
    const some = await handleSome(deps);
    worked += some;
    if (some < AT_ONCE) return worked;
  }
}
