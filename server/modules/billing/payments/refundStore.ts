import { randomUUID } from 'node:crypto';

import type { Database } from '#server/platform/db/database.ts';

/** Money that goes back, or went. */
export interface Refund {
  id: string;
  paymentId: string;
  accountId: number;
  key: string;
  /** Minor units of the payment's currency. */
  amount: number;
  state: 'CREATED' | 'PENDING' | 'SUCCEEDED' | 'FAILED';
  why: string;
}

/** A payment as far as refunds ask: what was paid, and what has gone back or is on its way. Minor units. */
export interface RefundStanding {
  accountId: number;
  amount: number;
  currency: string;
  invoiceNumber: string | null;
  invoiceId: number;
  taken: number;
}

/** Seconds between two looks at a refund that is under way. */
const LOOK_SECONDS = 600;

const COLUMNS = 'id, payment_id AS "paymentId", billing_account_id AS "accountId", key, amount, state, why';

/** Refunds in the database. */
export const refundStore = (db: Database) => ({
  byId: (id: string): Promise<Refund | null> =>
    db.one<Refund>(`/* refund.byId */ SELECT ${COLUMNS} FROM refund WHERE id = $1`, [id]),

  byKey: (key: string): Promise<Refund | null> =>
    db.one<Refund>(`/* refund.byKey */ SELECT ${COLUMNS} FROM refund WHERE key = $1`, [key]),

  /** A payment as far as refunds ask. Null where there is none. */
  standing: (paymentId: string): Promise<RefundStanding | null> =>
    db.one<RefundStanding>(
      `/* refund.standing */ SELECT p.billing_account_id AS "accountId", p.amount, p.currency, i.number AS "invoiceNumber", i.id AS "invoiceId",
         coalesce((SELECT sum(r.amount) FROM refund r WHERE r.payment_id = p.id AND r.state <> 'FAILED'), 0)::bigint AS taken
       FROM payment p JOIN invoice i ON i.id = p.invoice_id WHERE p.id::text = $1`,
      [paymentId],
    ),

  /** How much of a payment has gone back or is on its way. */
  takenOf: async (paymentId: string): Promise<number> =>
    (
      await db.one<{ taken: number }>(
        "/* refund.taken */ SELECT coalesce(sum(amount), 0)::bigint AS taken FROM refund WHERE payment_id = $1 AND state <> 'FAILED'",
        [paymentId],
      )
    )?.taken ?? 0,

  /** Whether its payer has denied a payment: that money is held, or gone back by their bank. */
  isDisputed: async (paymentId: string): Promise<boolean> =>
    (await db.one(
      "/* refund.isDisputed */ SELECT 1 AS one FROM dispute WHERE payment_id = $1 AND state <> 'WON' LIMIT 1",
      [paymentId],
    )) !== null,

  /** Writes a refund down before the processor hears of it. */
  async add({ paymentId, accountId, key, amount, why }: Omit<Refund, 'id' | 'state'>, now: Date): Promise<string> {
    const id = randomUUID();
    await db.rows(
      `/* refund.add */ INSERT INTO refund (id, payment_id, billing_account_id, key, amount, why, created_at, changed_at, next_look_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $7)`,
      [id, paymentId, accountId, key, amount, why, now],
    );
    return id;
  },

  async note(id: string, state: Refund['state'], processorId: string | null, now: Date): Promise<void> {
    await db.rows(
      `/* refund.note */ UPDATE refund SET state = $2, processor_id = coalesce($3, processor_id), changed_at = $4, next_look_at = $4::timestamptz + make_interval(secs => $5::int) WHERE id = $1`,
      [id, state, processorId, now, state === 'CREATED' || state === 'PENDING' ? LOOK_SECONDS : null],
    );
  },

  /** Ids of those that wait for the processor. */
  async due(now: Date, most: number): Promise<string[]> {
    return (
      await db.rows<{ id: string }>(
        '/* refund.due */ SELECT id FROM refund WHERE next_look_at <= $1 ORDER BY next_look_at LIMIT $2',
        [now, most],
      )
    ).map(({ id }) => id);
  },
});
