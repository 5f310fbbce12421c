import type { ExpiringLot } from '#domain/billing/items/creditExpiry.ts';
import type { CreditLot } from '#domain/billing/items/spendCredits.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Credits that were bought together, with when they expire. */
export type OwnLot = CreditLot & ExpiringLot & { memberId: number };

const COLUMNS = `id, member_id AS "memberId", credits, spent, net, earned, currency, expires_at AS "expiresAt", told_first_at AS "toldFirstAt", told_again_at AS "toldAgainAt", kept_at AS "keptAt", expired_at AS "expiredAt"`;

/** What is written of a new lot. */
interface NewLot {
  credits: number;
  /** Minor units without tax. */
  net: number;
  currency: string;
  invoiceId: number | null;
  expiresAt: Date | null;
}

/** Credits in the database. Lock the billing account before writing. */
export const creditStore = (db: Database) => ({
  /** Lots with credits left, in the order in which they are used up: what expires first, then what was bought first. */
  openLots: (accountId: number): Promise<OwnLot[]> =>
    db.rows<OwnLot>(
      `/* credit.lots */ SELECT ${COLUMNS} FROM credit_lot WHERE billing_account_id = $1 AND spent < credits AND expired_at IS NULL ORDER BY expires_at NULLS LAST, bought_at, id`,
      [accountId],
    ),

  async addLot(
    account: { id: number; memberId: number },
    { credits, net, currency, invoiceId, expiresAt }: NewLot,
    now: Date,
  ): Promise<void> {
    await db.rows(
      '/* credit.addLot */ INSERT INTO credit_lot (billing_account_id, member_id, credits, net, currency, invoice_id, expires_at, bought_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (invoice_id) DO NOTHING',
      [account.id, account.memberId, credits, net, currency, invoiceId, expiresAt, now],
    );
  },

  async spend(lotId: number, credits: number, earned: number): Promise<void> {
    await db.rows('/* credit.spend */ UPDATE credit_lot SET spent = spent + $2, earned = earned + $3 WHERE id = $1', [
      lotId,
      credits,
      earned,
    ]);
  },

  /** Notes with which credits something was bought. */
  async noteSpends(purchaseId: number, spends: readonly { id: number; credits: number }[]): Promise<void> {
    await db.rows(
      '/* credit.noteSpends */ INSERT INTO credit_spend (item_purchase_id, credit_lot_id, credits) SELECT $1, lot, credits FROM unnest($2::bigint[], $3::int[]) AS spent (lot, credits)',
      [purchaseId, spends.map(({ id }) => id), spends.map(({ credits }) => credits)],
    );
  },

  /** Those of an invoice; null where it brought none, or their owner is gone. */
  ofInvoice: (invoiceId: number): Promise<OwnLot | null> =>
    db.one<OwnLot>(`/* credit.ofInvoice */ SELECT ${COLUMNS} FROM credit_lot WHERE invoice_id = $1 FOR UPDATE`, [
      invoiceId,
    ]),

  /** Takes away what was not spent of a lot. */
  async takeRest(lotId: number): Promise<void> {
    await db.rows('/* credit.takeRest */ UPDATE credit_lot SET credits = spent WHERE id = $1', [lotId]);
  },

  /**
   * Closes what was bought with credits of a lot.
   * @returns for each, how many credits of other lots had gone into it
   */
  async forgetBoughtWith(lotId: number): Promise<number[]> {
    const forgotten = await db.rows<{ other: number }>(
      `/* credit.forgetBoughtWith */ DELETE FROM item_purchase p USING credit_spend s WHERE s.item_purchase_id = p.id AND s.credit_lot_id = $1 RETURNING p.credits - s.credits AS other`,
      [lotId],
    );
    return forgotten.map(({ other }) => other);
  },

  /** What was paid for a lot becomes less, in minor units without tax. */
  async lessen(lotId: number, net: number): Promise<void> {
    await db.rows('/* credit.lessen */ UPDATE credit_lot SET net = net - $2 WHERE id = $1', [lotId, net]);
  },

  async writeExpiry(
    lotId: number,
    { expiresAt, toldFirstAt, toldAgainAt, keptAt, expiredAt }: ExpiringLot,
  ): Promise<void> {
    await db.rows(
      '/* credit.writeExpiry */ UPDATE credit_lot SET expires_at = $2, told_first_at = $3, told_again_at = $4, kept_at = $5, expired_at = $6 WHERE id = $1',
      [lotId, expiresAt, toldFirstAt, toldAgainAt, keptAt, expiredAt],
    );
  },

  /** Accounts with credits that expire within so many days of their own clock, after an id, in order. */
  expiring: async (days: number, now: Date, after: number, most: number): Promise<number[]> =>
    (
      await db.rows<{ id: number }>(
        `/* credit.expiring */ SELECT DISTINCT a.id FROM credit_lot l JOIN billing_account a ON a.id = l.billing_account_id
         WHERE l.expires_at IS NOT NULL AND l.expired_at IS NULL AND l.spent < l.credits AND l.expires_at <= $1::timestamptz + make_interval(days => $2) + make_interval(secs => a.clock_ahead_ms / 1000.0) AND a.id > $3 ORDER BY a.id LIMIT $4`,
        [now, days, after, most],
      )
    ).map(({ id }) => id),
});

/** Gives credits that no one paid for; they do not expire. Lock the billing account first. */
export const giveCredits = (
  tx: Database,
  account: { id: number; memberId: number },
  { credits, currency }: { credits: number; currency: string },
  now: Date,
): Promise<void> =>
  creditStore(tx).addLot(account, { credits, net: 0, currency, invoiceId: null, expiresAt: null }, now);
