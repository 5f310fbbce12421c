import { ProcessorRefused } from '#server/engines/payment/PaymentProcessor.ts';

import { checkoutStore } from './checkoutStore.ts';
import { eventStore, type WaitingEvent } from './eventStore.ts';
import { paymentStore } from './paymentStore.ts';
import type { PaymentParts } from './payments.ts';
import { settleCheckout } from './settleCheckout.ts';
import { settlePayment } from './settlePayment.ts';

const AT_ONCE = 50;

/** A payment of ours that the processor says was reversed by its bank, or is again in order. */
async function noteDispute(parts: PaymentParts, paymentId: string, isDisputed: boolean): Promise<void> {
  const changed = await parts.db.one('/* payment.dispute */ UPDATE payment SET is_disputed = $2, changed_at = $3 WHERE id = $1 AND is_disputed <> $2 RETURNING 1 AS one', [paymentId, isDisputed, new Date()]);
  if (changed) parts.log.warn({ payment: paymentId, isDisputed }, 'a payment is disputed, or no longer');
}

/** Looks at what a notice is about. What belongs to no payment of ours is left alone: several sites may share an account at a processor. */
async function handle(parts: PaymentParts, { objectKind, objectId }: WaitingEvent): Promise<void> {
  if (!parts.processor || objectKind === 'other' || objectKind === 'setup') return;
  if (objectKind === 'session') {
    const checkoutId = await checkoutStore(parts.db).bySession(objectId);
    if (checkoutId !== null) await settleCheckout(parts, checkoutId);
    return;
  }
  const found = await parts.processor.payment(objectId).catch((error: unknown) => {
    if (error instanceof ProcessorRefused) return null;
    throw error;
  });
  const payment = found?.reference == null ? null : await paymentStore(parts.db).byId(found.reference);
  if (!found || !payment) return;
  await settlePayment(parts, payment.id);
  await noteDispute(parts, payment.id, found.disputed);
}

/**
 * Works the notices that wait, the oldest first. A notice decides nothing by what it says: what it names is fetched, so doubles, gaps and disorder do no harm.
 * @returns how many were worked
 */
export async function handleEvents(parts: PaymentParts): Promise<number> {
  const events = eventStore(parts.db);
  const waiting = await events.waiting(new Date(), AT_ONCE);
  for (const event of waiting) {
    try {
      await handle(parts, event);
      await events.handled(event, new Date());
    } catch (error) {
      parts.log.warn({ err: error, event: event.eventId }, 'a notice of the payment processor could not be worked');
      await events.failed(event, (error as Error).name, new Date());
    }
  }
  return waiting.length;
}
