import type { CheckoutState, PaymentFailure } from '#domain/billing/payments/paymentState.ts';
import type { Database } from '#server/platform/db/database.ts';

import { failureOf, type Checkout } from './payments.ts';

/** Seconds until a checkout that nothing was heard of is looked at again; its page closes by itself within the day. */
const NEXT_LOOK_SECONDS = 60;

type Row = Omit<Checkout, 'failure'> & { failureClass: PaymentFailure['class'] | null; failureCode: string | null };

const COLUMNS = `id, billing_account_id AS "accountId", kind, quote, wanted, state, is_canceled AS "isCanceled", failure_class AS "failureClass", failure_code AS "failureCode",
  subscription_id AS "subscriptionId", processor_session AS session, session_url AS url, created_at AS "createdAt"`;

const checkoutIn = ({ failureClass, failureCode, ...row }: Row): Checkout => ({
  ...row,
  failure: failureOf(failureClass, failureCode),
});

/**
 * Checkouts in the database. Whose they are is asked by the caller: `ofMember` alone takes a member's word for an id.
 */
export const checkoutStore = (db: Database) => ({
  /** The checkout that a key already made for this account, or null. */
  async byKey(accountId: number, key: string): Promise<Checkout | null> {
    const row = await db.one<Row>(
      `/* checkout.byKey */ SELECT ${COLUMNS} FROM checkout WHERE billing_account_id = $1 AND idempotency_key = $2`,
      [accountId, key],
    );
    return row && checkoutIn(row);
  },

  /** One checkout, locked until the transaction ends when `isLocked`. */
  async byId(id: string, isLocked = false): Promise<Checkout | null> {
    const row = await db.one<Row>(
      `/* checkout.byId${isLocked ? 'Locked' : ''} */ SELECT ${COLUMNS} FROM checkout WHERE id = $1 ${isLocked ? 'FOR UPDATE' : ''}`,
      [id],
    );
    return row && checkoutIn(row);
  },

  /** A member's own, or null: another's looks like none. */
  async ofMember(id: string, memberId: number): Promise<Checkout | null> {
    const row = await db.one<Row>(
      `/* checkout.ofMember */ SELECT ${COLUMNS} FROM checkout WHERE id = $1 AND member_id = $2`,
      [id, memberId],
    );
    return row && checkoutIn(row);
  },

  /** The id of the checkout whose page at the processor this is, or null. */
  bySession: async (session: string): Promise<string | null> =>
    (
      await db.one<{ id: string }>('/* checkout.bySession */ SELECT id FROM checkout WHERE processor_session = $1', [
        session,
      ])
    )?.id ?? null,

  /** Open checkouts of one account and subject, the newest first: a second tab is led to the same one. */
  async openOf(accountId: number, kind: string, subject: object): Promise<Checkout[]> {
    const rows = await db.rows<Row>(
      `/* checkout.openOf */ SELECT ${COLUMNS} FROM checkout WHERE billing_account_id = $1 AND kind = $2 AND state = 'OPEN' AND NOT is_canceled AND quote->'subject' @> $3::jsonb ORDER BY created_at DESC`,
      [accountId, kind, JSON.stringify(subject)],
    );
    return rows.map(checkoutIn);
  },

  async add(
    checkout: Pick<Checkout, 'id' | 'accountId' | 'kind' | 'quote' | 'wanted'> & {
      memberId: number;
      key: string;
      isMeasured: boolean;
    },
    now: Date,
  ): Promise<void> {
    const { id, accountId, memberId, key, kind, quote, wanted, isMeasured } = checkout;
    await db.rows(
      `/* checkout.add */ INSERT INTO checkout (id, billing_account_id, member_id, idempotency_key, kind, quote, wanted, created_at, changed_at, next_look_at, is_measured)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $8::timestamptz + make_interval(secs => $9), $10)`,
      [
        id,
        accountId,
        memberId,
        key,
        kind,
        JSON.stringify(quote),
        JSON.stringify(wanted),
        now,
        NEXT_LOOK_SECONDS,
        isMeasured,
      ],
    );
  },

  async setPage(id: string, session: string, url: string): Promise<void> {
    await db.rows(
      '/* checkout.setPage */ UPDATE checkout SET processor_session = $2, session_url = $3 WHERE id = $1 AND processor_session IS NULL',
      [id, session, url],
    );
  },

  /**
   * Opens what was ordered before its money has arrived, for some days of the account's time: a first subscription, of
   * an account that was not trusted before without paying.
   */
  async trust(id: string, days: number, wall: Date): Promise<void> {
    await db.rows(
      `/* checkout.trust */ UPDATE checkout c SET trusted_until = $2::timestamptz + make_interval(days => $3, secs => a.clock_ahead_ms / 1000.0) FROM billing_account a
       WHERE a.id = c.billing_account_id AND c.id = $1 AND c.kind = 'subscribe' AND c.trusted_until IS NULL
         AND NOT EXISTS (SELECT FROM checkout o WHERE o.billing_account_id = c.billing_account_id AND o.trusted_until IS NOT NULL AND o.state <> 'DONE')`,
      [id, wall, days],
    );
  },

  async setCanceled(id: string): Promise<void> {
    await db.rows(
      "/* checkout.setCanceled */ UPDATE checkout SET is_canceled = true WHERE id = $1 AND state = 'OPEN'",
      [id],
    );
  },

  /** What a look showed. @param nextLookSeconds - null: it is over */
  async note(
    id: string,
    {
      state,
      failure,
      subscriptionId,
    }: { state: CheckoutState; failure: PaymentFailure | null; subscriptionId: number | null },
    now: Date,
    nextLookSeconds: number | null,
  ): Promise<void> {
    await db.rows(
      `/* checkout.note */ UPDATE checkout SET state = $2, failure_class = $3, failure_code = $4, subscription_id = coalesce($5, subscription_id), changed_at = $6,
       next_look_at = $6::timestamptz + make_interval(secs => $7::int) WHERE id = $1`,
      [
        id,
        state,
        failure?.class ?? null,
        failure?.code ?? null,
        subscriptionId,
        now,
        state === 'OPEN' ? (nextLookSeconds ?? NEXT_LOOK_SECONDS) : null,
      ],
    );
  },

  /** Ids of those that wait to be looked at, the longest waiting first. */
  async due(now: Date, most: number): Promise<string[]> {
    const rows = await db.rows<{ id: string }>(
      "/* checkout.due */ SELECT id FROM checkout WHERE state = 'OPEN' AND next_look_at <= $1 ORDER BY next_look_at LIMIT $2",
      [now, most],
    );
    return rows.map(({ id }) => id);
  },
});
