import type { Database } from '#server/platform/db/database.ts';

/** What is told of a payment. */
type ReportKind = 'CONVERSION' | 'REFUND' | 'DISPUTE' | 'DISPUTE_WON';

/** A report that waits to be sent. */
export interface WaitingReport {
  id: string;
  kind: ReportKind;
  clickId: string;
  /** Minor units, with tax. */
  amount: number;
  currency: string;
  happenedAt: Date;
  tries: number;
}

/** What was told of a month of the site. Amounts in minor units, with tax. */
export interface AffiliateMonth {
  /** `2026-11` */
  month: string;
  currency: string;
  conversions: number;
  amount: number;
  refunded: number;
  disputed: number;
  unsent: number;
}

/** Days before the first payment within which a click counts (design A.7). */
const CLICK_DAYS = 30;

/** Reports to partner sites in the database. */
export const affiliateStore = (db: Database) => ({
  /**
   * Notes that a payment is the first of an account whose owner came through a partner’s link in the 30 days before.
   * Only where the browser had said yes to being measured (C0002) when the purchase was started; the click is there
   * only with that yes as well. Once for a payment.
   */
  async addConversion(paymentId: string, now: Date): Promise<void> {
    await db.rows(
      `/* affiliates.conversion */ INSERT INTO affiliate_report (member_id, kind, payment_id, cause, click_id, amount, currency, happened_at, next_try_at)
       SELECT a.member_id, 'CONVERSION', p.id, p.id::text, r.click_id, p.amount, p.currency, $2, $3
       FROM payment p JOIN invoice i ON i.id = p.invoice_id JOIN billing_account a ON a.id = p.billing_account_id JOIN affiliate_arrival r ON r.member_id = a.member_id
       WHERE p.id = $1 AND r.arrived_at > $2::timestamptz - make_interval(days => $4)
         AND EXISTS (SELECT FROM checkout c WHERE c.billing_account_id = a.id AND c.is_measured AND (c.id = i.checkout_id OR c.subscription_id = i.subscription_id))
         AND NOT EXISTS (SELECT FROM payment o WHERE o.billing_account_id = a.id AND o.state = 'SUCCEEDED' AND o.id <> p.id)
       ON CONFLICT (kind, cause) DO NOTHING`,
      [paymentId, now, new Date(), CLICK_DAYS],
    );
  },

  /** Notes what became of a payment later, where it was told of. Once for its cause. */
  async addLater(
    kind: Exclude<ReportKind, 'CONVERSION'>,
    { paymentId, cause, amount }: { paymentId: string; cause: string; amount: number },
    now: Date,
  ): Promise<void> {
    await db.rows(
      `/* affiliates.later */ INSERT INTO affiliate_report (member_id, kind, payment_id, cause, click_id, amount, currency, happened_at, next_try_at)
       SELECT member_id, $2, payment_id, $3, click_id, $4, currency, $5, $6 FROM affiliate_report WHERE payment_id = $1 AND kind = 'CONVERSION' ON CONFLICT (kind, cause) DO NOTHING`,
      [paymentId, kind, cause, amount, now, new Date()],
    );
  },

  /**
   * Takes the next report whose time has come, locked until the transaction ends. Copies of the server take different
   * ones. What happened in one moment is sent in the order of its kinds, which have their causes first: a dispute that
   * was over when it was heard of is opened and won at once.
   */
  next: (now: Date): Promise<WaitingReport | null> =>
    db.one<WaitingReport>(
      `/* affiliates.next */ SELECT id, kind, click_id AS "clickId", amount, currency, happened_at AS "happenedAt", tries FROM affiliate_report
       WHERE next_try_at <= $1 ORDER BY happened_at, kind, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [now],
    ),

  async setSent(id: string, now: Date): Promise<void> {
    await db.rows(
      '/* affiliates.sent */ UPDATE affiliate_report SET sent_at = $2, next_try_at = NULL, tries = tries + 1 WHERE id = $1',
      [id, now],
    );
  },

  /** It did not arrive. @param nextTryAt - null: it is given up */
  async setFailed(id: string, nextTryAt: Date | null): Promise<void> {
    await db.rows(
      '/* affiliates.failed */ UPDATE affiliate_report SET tries = tries + 1, next_try_at = $2 WHERE id = $1',
      [id, nextTryAt],
    );
  },

  /** What was told, by month in a time zone and currency, the newest first; at most so many lines. */
  statement: (zone: string, most: number): Promise<AffiliateMonth[]> =>
    db.rows<AffiliateMonth>(
      `/* affiliates.statement */ SELECT to_char(happened_at AT TIME ZONE $1, 'YYYY-MM') AS month, currency, count(*) FILTER (WHERE kind = 'CONVERSION')::int AS conversions,
         coalesce(sum(amount) FILTER (WHERE kind = 'CONVERSION'), 0)::bigint AS amount, coalesce(sum(amount) FILTER (WHERE kind = 'REFUND'), 0)::bigint AS refunded,
         coalesce(sum(CASE kind WHEN 'DISPUTE' THEN amount WHEN 'DISPUTE_WON' THEN -amount END), 0)::bigint AS disputed, count(*) FILTER (WHERE sent_at IS NULL)::int AS unsent
       FROM affiliate_report GROUP BY 1, 2 ORDER BY 1 DESC, 2 LIMIT $2`,
      [zone, most],
    ),
});

/** What payments tell of themselves, in the transaction in which it happens. */
export interface AffiliateNotes {
  /** A payment has arrived. */
  paid: (tx: Database, paymentId: string, now: Date) => Promise<void>;
  /** It went back, was denied to a bank, or was ours again after that. `amount` in minor units. */
  later: (
    tx: Database,
    kind: Exclude<ReportKind, 'CONVERSION'>,
    later: { paymentId: string; cause: string; amount: number },
    now: Date,
  ) => Promise<void>;
}

const NOTHING: AffiliateNotes = { paid: () => Promise.resolve(), later: () => Promise.resolve() };

/** Notes what partner sites are told; nothing where none are. */
export const affiliateNotes = (postbackUrl: string | null): AffiliateNotes =>
  postbackUrl === null
    ? NOTHING
    : {
        paid: (tx, paymentId, now) => affiliateStore(tx).addConversion(paymentId, now),
        later: (tx, kind, later, now) => affiliateStore(tx).addLater(kind, later, now),
      };
