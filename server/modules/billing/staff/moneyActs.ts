import { isCurrency, formatMoney, type Money } from '#domain/billing/core/money.ts';
import { ACT_REASONS, isActReason } from '#domain/billing/staff/actReasons.ts';
import type { SmallJson } from '#domain/staff/duties/smallJson.ts';
import type { BillingAct } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

/** An amount that a request carries, in words for who decides. */
export const moneyIn = ({ amount, currency }: SmallJson): string =>
  typeof amount === 'number' && typeof currency === 'string' && isCurrency(currency)
    ? formatMoney({ amount, currency })
    : 'an unknown amount';

/** What staff did with a member's money, for the member. */
export interface MoneyAct {
  accountId: number;
  /** The account's time. */
  at: Date;
  kind: 'refund' | 'days' | 'credits' | 'void' | 'mail';
  /** A key of domain/billing/staff/actReasons.ts; null where there is none to give. */
  reason: string | null;
  amount?: Money;
  /** Days or credits. */
  quantity?: number;
  /** Number of an invoice. */
  subject?: string | null;
  /** The same key is written down once. */
  key: string;
}

const MOST = 200;

/**
 * Writes an act down in the transaction that does it.
 * @returns false when it was before: then it must not be done again
 */
export async function saveMoneyAct(
  tx: Database,
  { accountId, at, kind, reason, amount, quantity = 0, subject = null, key }: MoneyAct,
): Promise<boolean> {
  const row = await tx.one(
    `/* moneyAct.note */ INSERT INTO billing_act (billing_account_id, at, kind, reason, amount, currency, quantity, subject, key) VALUES ($1, $2, $3, $4, $5, $6, nullif($7, 0), $8, $9) ON CONFLICT (key) DO NOTHING RETURNING id`,
    [accountId, at, kind, reason, amount?.amount ?? null, amount?.currency ?? null, quantity, subject, key],
  );
  return row !== null;
}

/** What staff did with the money of an account, the newest first, in the member's words. */
export async function moneyActsOf(db: Database, accountId: number): Promise<BillingAct[]> {
  const rows = await db.rows<{
    id: number;
    at: Date;
    kind: string;
    reason: string | null;
    amount: number | null;
    currency: string | null;
    quantity: number | null;
    subject: string | null;
  }>(
    `/* moneyAct.list */ SELECT id, at, kind, reason, amount, currency, quantity, subject FROM billing_act WHERE billing_account_id = $1 ORDER BY id DESC LIMIT ${MOST}`,
    [accountId],
  );
  return rows.map(({ id, at, reason, amount, currency, ...rest }) => ({
    ...rest,
    id: String(id),
    at: at.toISOString(),
    reason: reason !== null && isActReason(reason) ? ACT_REASONS[reason] : null,
    amount: amount !== null && currency !== null ? { amount, currency } : null,
  }));
}
