import type { RecordItem } from '#domain/billing/items/recordItem.ts';
import type { RecordItemType } from '#domain/records/core/record.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What one item costs. */
export interface ItemPrice {
  currency: string;
  /** Minor units, with tax. */
  amount: number;
  credits: number;
}

/** Credits that are sold together. */
export interface CreditPackage extends ItemPrice {
  id: string;
}

/** How a purchase was paid. Amount in minor units, with tax. */
export type PaidWith =
  | { with: 'money'; amount: number; currency: string; invoiceId: number | null }
  | { with: 'credits'; credits: number };

/** Something an account has bought. */
export interface ItemPurchase {
  recordId: string;
  type: RecordItemType;
  paidWith: 'money' | 'credits';
  amount: number | null;
  currency: string | null;
  credits: number | null;
  boughtAt: Date;
}

/** Single records and credits in the database. */
export const itemStore = (db: Database) => ({
  /** The price of a kind in a set: the set's own, else that of the kind everywhere. Null where it is not sold alone. */
  priceOf: (recordSetId: string, type: RecordItemType, currency: string, now: Date): Promise<ItemPrice | null> =>
    db.one<ItemPrice>(
      `/* item.price */ SELECT currency, amount, credits FROM item_price WHERE type = $2 AND currency = $3 AND (record_set_id = $1 OR record_set_id IS NULL) AND valid_from <= $4 AND (valid_to IS NULL OR valid_to > $4)
       ORDER BY record_set_id NULLS LAST, valid_from DESC LIMIT 1`,
      [recordSetId, type, currency, now],
    ),

  /** Packages of credits in a currency, the smallest first. */
  packages: (currency: string, now: Date): Promise<CreditPackage[]> =>
    db.rows<CreditPackage>(
      '/* credit.packages */ SELECT id, credits, currency, amount FROM credit_package WHERE currency = $1 AND valid_from <= $2 AND (valid_to IS NULL OR valid_to > $2) ORDER BY credits',
      [currency, now],
    ),

  /** A package that is on sale at an instant; with none, whether it still is or not. */
  packageById: (id: string, now: Date | null): Promise<CreditPackage | null> =>
    db.one<CreditPackage>(
      '/* credit.package */ SELECT id, credits, currency, amount FROM credit_package WHERE id = $1 AND ($2::timestamptz IS NULL OR (valid_from <= $2 AND (valid_to IS NULL OR valid_to > $2)))',
      [id, now],
    ),

  isBought: async (accountId: number, { recordId, type }: RecordItem): Promise<boolean> =>
    (await db.one(
      '/* item.isBought */ SELECT 1 AS one FROM item_purchase WHERE billing_account_id = $1 AND record_id = $2 AND type = $3',
      [accountId, recordId, type],
    )) !== null,

  /** Writes a purchase down. @returns its id; null when the account has it already */
  async add(
    account: { id: number; memberId: number },
    { recordId, type }: RecordItem,
    paid: PaidWith,
    now: Date,
  ): Promise<number | null> {
    const row = await db.one<{ id: number }>(
      `/* item.add */ INSERT INTO item_purchase (billing_account_id, member_id, record_id, type, paid_with, amount, currency, invoice_id, credits, bought_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       ON CONFLICT (billing_account_id, record_id, type) DO NOTHING RETURNING id`,
      [
        account.id,
        account.memberId,
        recordId,
        type,
        paid.with,
        ...(paid.with === 'money'
          ? [paid.amount, paid.currency, paid.invoiceId, null]
          : [null, null, null, paid.credits]),
        now,
      ],
    );
    return row?.id ?? null;
  },

  /** Closes what was bought by an invoice. */
  async forgetOfInvoice(invoiceId: number): Promise<void> {
    await db.rows('/* item.forgetOfInvoice */ DELETE FROM item_purchase WHERE invoice_id = $1', [invoiceId]);
  },

  /** What a member has bought, the newest first. */
  boughtBy: (memberId: number, most: number): Promise<ItemPurchase[]> =>
    db.rows<ItemPurchase>(
      `/* item.boughtBy */ SELECT record_id AS "recordId", type, paid_with AS "paidWith", amount, currency, credits, bought_at AS "boughtAt" FROM item_purchase WHERE member_id = $1 ORDER BY bought_at DESC, id DESC LIMIT $2`,
      [memberId, most],
    ),
});
