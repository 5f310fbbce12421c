import type { Database } from '#server/platform/db/database.ts';

import { addRefund } from './refundPayment.ts';

/** What is to be given back of a subscription. */
interface SubscriptionRefund {
  subscriptionId: number;
  /** Minor units. */
  amount: number;
  /** In words, for the credit note. */
  why: string;
  /** The same key is refunded once. */
  key: string;
}

/**
 * Writes down what is to be given back of a subscription, to what it was paid with, the last payment first; the sweep
 * asks the processor for it a moment later. Call it under the account's lock.
 * @returns how much was written down, in minor units: less than asked where less was paid
 */
export async function refundSubscription(
  tx: Database,
  { subscriptionId, amount, why, key }: SubscriptionRefund,
): Promise<number> {
  const paid = await tx.rows<{ id: string; left: number }>(
    `/* refund.ofSubscription */ SELECT p.id, p.amount - coalesce((SELECT sum(r.amount) FROM refund r WHERE r.payment_id = p.id AND r.state <> 'FAILED'), 0)::bigint AS left
     FROM payment p JOIN invoice i ON i.id = p.invoice_id WHERE i.subscription_id = $1 AND p.state = 'SUCCEEDED' ORDER BY p.created_at DESC, p.id`,
    [subscriptionId],
  );
  let given = 0;
  for (const { id, left } of paid) {
    const part = Math.min(left, amount - given);
    if (part > 0 && !('problem' in (await addRefund(tx, { paymentId: id, amount: part, why, key: `${key}:${id}` }))))
      given += part;
  }
  return given;
}
