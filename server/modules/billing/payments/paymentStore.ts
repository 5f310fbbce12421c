import { SETTLED_STATES, type PaymentFailure, type PaymentStanding } from '#domain/billing/payments/paymentState.ts';
import { type Database, PREPARED } from '#server/platform/db/database.ts';

import { failureOf, type Payment } from './payments.ts';

/** Seconds until a payment without an answer is looked for at the processor. */
const FIRST_LOOK_SECONDS = 120;

type Row = Omit<Payment, 'failure'> & { failureClass: PaymentFailure['class'] | null; failureCode: string | null };

const COLUMNS = `id, invoice_id AS "invoiceId", billing_account_id AS "accountId", amount, currency, state, attempt, is_off_session AS "isOffSession", processor_id AS "processorId",
  failure_class AS "failureClass", failure_code AS "failureCode", action_url AS "actionUrl", created_at AS "createdAt"`;

const paymentIn = ({ failureClass, failureCode, ...row }: Row): Payment => ({
  ...row,
  failure: failureOf(failureClass, failureCode),
});

/** Payments in the database. */
export const paymentStore = (db: Database) => ({
  /** One payment, locked until the transaction ends when `isLocked`. */
  async byId(id: string, isLocked = false): Promise<Payment | null> {
    const row = await db.one<Row>(
      `/* payment.byId${isLocked ? 'Locked' : ''} */ SELECT ${COLUMNS} FROM payment WHERE id = $1 ${isLocked ? 'FOR UPDATE' : ''}`,
      [id],
      PREPARED,
    );
    return row && paymentIn(row);
  },

  /** Which of the processor's payments are ours and have arrived. */
  async arrived(processorIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (processorIds.length === 0) return new Set();
    const rows = await db.rows<{ id: string }>(
      "/* payment.arrived */ SELECT processor_id AS id FROM payment WHERE processor_id = ANY($1::text[]) AND state = 'SUCCEEDED' AND NOT is_disputed",
      [processorIds],
      PREPARED,
    );
    return new Set(rows.map(({ id }) => id));
  },

  /** Those of an invoice, the first attempt first. */
  async ofInvoice(invoiceId: number): Promise<Payment[]> {
    return (
      await db.rows<Row>(
        `/* payment.ofInvoice */ SELECT ${COLUMNS} FROM payment WHERE invoice_id = $1 ORDER BY attempt`,
        [invoiceId],
      )
    ).map(paymentIn);
  },

  /** The payment of a checkout, or null: one that only saves a card has none. */
  async ofCheckout(checkoutId: string): Promise<Payment | null> {
    const row = await db.one<Row>(
      `/* payment.ofCheckout */ SELECT ${COLUMNS} FROM payment WHERE invoice_id = (SELECT i.id FROM invoice i WHERE i.checkout_id = $1) ORDER BY attempt DESC LIMIT 1`,
      [checkoutId],
    );
    return row && paymentIn(row);
  },

  /** Writes a payment down before the processor hears of it. @returns it */
  async add(
    {
      id,
      invoiceId,
      accountId,
      amount,
      currency,
      attempt,
      isOffSession,
    }: Pick<Payment, 'id' | 'invoiceId' | 'accountId' | 'amount' | 'currency' | 'attempt' | 'isOffSession'>,
    processor: string,
    now: Date,
  ): Promise<Payment> {
    const row = await db.one<Row>(
      `/* payment.add */ INSERT INTO payment (id, invoice_id, billing_account_id, amount, currency, attempt, is_off_session, processor, created_at, changed_at, next_look_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, CASE WHEN $7 THEN $9::timestamptz + make_interval(secs => $10) END) RETURNING ${COLUMNS}`,
      [id, invoiceId, accountId, amount, currency, attempt, isOffSession, processor, now, FIRST_LOOK_SECONDS],
      PREPARED,
    );
    if (!row) throw new Error('A payment was not written.');
    return paymentIn(row);
  },

  /**
   * What a look at the processor showed.
   * @param nextLookSeconds - until the next; null for one that is settled or is looked at with its checkout.
   * @returns the payment as it is now; null where there is none
   */
  async note(
    id: string,
    standing: PaymentStanding,
    seen: { processorId?: string | null; actionUrl?: string | null },
    now: Date,
    nextLookSeconds: number | null,
  ): Promise<Payment | null> {
    const row = await db.one<Row>(
      `/* payment.note */ UPDATE payment SET state = $2, failure_class = $3, failure_code = $4, processor_id = coalesce($5, processor_id), action_url = $6, changed_at = $7,
       next_look_at = $7::timestamptz + make_interval(secs => $8::int) WHERE id = $1 RETURNING ${COLUMNS}`,
      [
        id,
        standing.state,
        standing.failure?.class ?? null,
        standing.failure?.code ?? null,
        seen.processorId ?? null,
        standing.state === 'REQUIRES_ACTION' ? (seen.actionUrl ?? null) : null,
        now,
        SETTLED_STATES.includes(standing.state) ? null : nextLookSeconds,
      ],
      PREPARED,
    );
    return row && paymentIn(row);
  },

  /** Ids of those charged without their owner that wait to be looked at. */
  async due(now: Date, most: number): Promise<string[]> {
    const rows = await db.rows<{ id: string }>(
      '/* payment.due */ SELECT id FROM payment WHERE next_look_at <= $1 ORDER BY next_look_at LIMIT $2',
      [now, most],
    );
    return rows.map(({ id }) => id);
  },
});
