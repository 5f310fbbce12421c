import { randomBytes, randomUUID } from 'node:crypto';

import type { Movement } from '#domain/billing/reconciliation/compareMovements.ts';
import { newCreditorReference } from '#domain/billing/reconciliation/creditorReference.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isUuid } from '#server/platform/db/isUuid.ts';

import type { ProcessorEvent } from '../PaymentProcessor.ts';

/** What a member was asked to transfer. Amounts are in minor units. */
export interface StoredOrder {
  id: string;
  reference: string;
  /** Null for a page that takes no money. */
  paymentId: string | null;
  amount: number;
  currency: string;
  description: string;
  state: 'OPEN' | 'PAID' | 'CANCELED';
  received: number;
  refunded: number;
  successUrl: string | null;
  cancelUrl: string | null;
}

/** What is new of an order; the rest is made. */
export type NewOrder = Pick<
  StoredOrder,
  'paymentId' | 'amount' | 'currency' | 'description' | 'successUrl' | 'cancelUrl'
> & { key: string };

const COLUMNS = `id, reference, payment_id AS "paymentId", amount, currency, description, state, received, refunded, success_url AS "successUrl", cancel_url AS "cancelUrl"`;
const EVENTS_AT_ONCE = 500;

/** Makes an order, once for a key: a second call answers the first one's. */
export async function makeOrder(
  db: Database,
  { key, paymentId, amount, currency, description, successUrl, cancelUrl }: NewOrder,
): Promise<StoredOrder> {
  const made = await db.one<StoredOrder>(
    `/* transfers.make */ INSERT INTO transfer_order (id, reference, key, payment_id, amount, currency, description, success_url, cancel_url)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (key) DO UPDATE SET key = excluded.key RETURNING ${COLUMNS}`,
    [
      randomUUID(),
      newCreditorReference(randomBytes(12)),
      key,
      paymentId,
      amount,
      currency,
      description,
      successUrl,
      cancelUrl,
    ],
  );
  if (!made) throw new Error('An order was neither made nor found.');
  return made;
}

/** Null when there is none; texts that are no id have none. */
export const findOrder = (db: Database, id: string): Promise<StoredOrder | null> =>
  isUuid(id)
    ? db.one<StoredOrder>(`/* transfers.find */ SELECT ${COLUMNS} FROM transfer_order WHERE id = $1`, [id])
    : Promise.resolve(null);

/** Orders of a payment: a paid one first, then the newest. */
export const ordersOfPayment = (db: Database, paymentId: string): Promise<StoredOrder[]> =>
  db.rows<StoredOrder>(
    `/* transfers.ofPayment */ SELECT ${COLUMNS} FROM transfer_order WHERE payment_id = $1 ORDER BY state = 'PAID' DESC, created_at DESC`,
    [paymentId],
  );

/** By reference, as many as there are. */
export const ordersByReference = (db: Database, references: readonly string[]): Promise<StoredOrder[]> =>
  db.rows<StoredOrder>(`/* transfers.byReference */ SELECT ${COLUMNS} FROM transfer_order WHERE reference = ANY ($1)`, [
    references,
  ]);

const note = (tx: Database, id: string, type: string) =>
  tx.rows('/* transfers.note */ INSERT INTO transfer_event (order_id, type) VALUES ($1, $2)', [id, type]);

/** Ends an order that no one is to pay any more; one that is paid stays so. */
export async function cancelOrder(db: Database, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx.rows(
      `/* transfers.cancel */ UPDATE transfer_order SET state = 'CANCELED', changed_at = now() WHERE id = $1 AND state = 'OPEN' AND payment_id IS NOT NULL RETURNING id`,
      [id],
    );
    if (ended.length > 0) await note(tx, id, 'transfer.canceled');
  });
}

/**
 * Adds money that arrived, also for an order that was called off: the one who settles it decides. Part of the caller's
 * transaction.
 */
export async function receive(tx: Database, id: string, amount: number): Promise<void> {
  await tx.rows(
    `/* transfers.receive */ UPDATE transfer_order SET received = received + $2, state = CASE WHEN received + $2 >= amount THEN 'PAID' ELSE state END, changed_at = now() WHERE id = $1`,
    [id, amount],
  );
  await note(tx, id, 'transfer.received');
}

/** Notes money that staff are to send back, once for an id. False when more is asked back than is there. */
export async function askBack(db: Database, id: string, orderId: string, amount: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const order = await tx.one<Pick<StoredOrder, 'received' | 'refunded'>>(
      '/* transfers.lock */ SELECT received, refunded FROM transfer_order WHERE id = $1 FOR UPDATE',
      [orderId],
    );
    if (await tx.one('/* transfers.refund */ SELECT 1 FROM transfer_refund WHERE id = $1', [id])) return true;
    if (!order || amount > order.received - order.refunded) return false;
    await tx.rows('/* transfers.askBack */ INSERT INTO transfer_refund (id, order_id, amount) VALUES ($1, $2, $3)', [
      id,
      orderId,
      amount,
    ]);
    await tx.rows(
      '/* transfers.refunded */ UPDATE transfer_order SET refunded = refunded + $2, changed_at = now() WHERE id = $1',
      [orderId, amount],
    );
    return true;
  });
}

/** Whether staff have sent money back. */
export const isSentBack = async (db: Database, id: string): Promise<boolean> =>
  (await db.one('/* transfers.isSent */ SELECT 1 FROM transfer_refund WHERE id = $1 AND sent_at IS NOT NULL', [id])) !==
  null;

/** What changed after an event, the oldest first. */
export async function* eventsAfter(db: Database, after: string | null, site: string): AsyncGenerator<ProcessorEvent> {
  let last = after !== null && /^\d{1,15}$/u.test(after) ? Number(after) : 0;
  for (;;) {
    const rows = await db.rows<{ id: number; orderId: string; type: string }>(
      `/* transfers.events */ SELECT id, order_id AS "orderId", type FROM transfer_event WHERE id > $1 ORDER BY id LIMIT $2`,
      [last, EVENTS_AT_ONCE],
    );
    for (const { id, orderId, type } of rows)
      yield { id: String(id), type, objectKind: 'session', objectId: orderId, site };
    const newest = rows.at(-1);
    if (!newest) return;
    last = newest.id;
  }
}

/**
 * What was asked for and given back in a stretch of time. An order that is paid in part has not moved as a payment yet.
 */
export async function* transferMovements(db: Database, since: Date, until: Date): AsyncGenerator<Movement> {
  yield* await db.rows<Movement>(
    `/* transfers.movements */ SELECT 'payment' AS kind, id, payment_id AS reference, amount, currency, CASE state WHEN 'PAID' THEN 'succeeded' WHEN 'CANCELED' THEN 'failed' ELSE 'pending' END AS status
     FROM transfer_order WHERE payment_id IS NOT NULL AND created_at >= $1 AND created_at < $2
     UNION ALL SELECT 'refund', r.id, r.id::text, r.amount, o.currency, CASE WHEN r.sent_at IS NULL THEN 'pending' ELSE 'succeeded' END
     FROM transfer_refund r JOIN transfer_order o ON o.id = r.order_id WHERE r.created_at >= $1 AND r.created_at < $2`,
    [since, until],
  );
}
