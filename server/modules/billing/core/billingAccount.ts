import { type Currency, isCurrency } from '#domain/billing/core/money.ts';
import { type Database, PREPARED } from '#server/platform/db/database.ts';

/** Who is charged. */
export interface BillingAccount {
  id: number;
  /** Null when the member has been erased. */
  memberId: number | null;
  /** That of what was bought first; null before that. */
  currency: Currency | null;
  /** ISO 3166 alpha-2, as the member stated it; null before that. */
  country: string | null;
  /**
   * ISO 3166 alpha-2 of the bank of the card that renewals are charged to; null where there is none, or it is not
   * known.
   */
  cardCountry: string | null;
  processorCustomer: string | null;
  /** How far its clock is ahead of the wall's; 0 in production. */
  clockAheadMs: number;
  /** Hour of the site's day, 0 to 23, at which a payment last succeeded. */
  lastPaidHour: number | null;
}

/** The columns of a billing account that is called `a`. */
export const ACCOUNT_COLUMNS = `a.id, a.member_id AS "memberId", a.currency, a.country, (SELECT c.country FROM saved_card c WHERE c.billing_account_id = a.id AND c.is_default) AS "cardCountry", a.processor_customer AS "processorCustomer", a.clock_ahead_ms AS "clockAheadMs", a.last_paid_hour AS "lastPaidHour"`;

/** A row of {@link ACCOUNT_COLUMNS}. */
export type AccountRow = Omit<BillingAccount, 'currency'> & { currency: string | null };
/** An account as it was read by {@link ACCOUNT_COLUMNS}. */
export const asAccount = (row: AccountRow): BillingAccount => ({
  ...row,
  currency: row.currency !== null && isCurrency(row.currency) ? row.currency : null,
});

/**
 * What time it is for an account; for none, what it is. Every rule of billing asks this and never the database's clock,
 * so that one account's time can be advanced.
 */
export const nowOf = (account: Pick<BillingAccount, 'clockAheadMs'> | null): Date =>
  new Date(Date.now() + (account?.clockAheadMs ?? 0));

/** The billing account of a member, made when there is none yet. Looking does not lock. */
export async function accountOf(db: Database, memberId: number): Promise<BillingAccount> {
  const found = await db.one<AccountRow>(
    `/* billing.accountOf */ SELECT ${ACCOUNT_COLUMNS} FROM billing_account a WHERE member_id = $1`,
    [memberId],
  );
  if (found) return asAccount(found);
  await db.rows(
    '/* billing.openAccount */ INSERT INTO billing_account (member_id, created_at) VALUES ($1, $2) ON CONFLICT (member_id) DO NOTHING',
    [memberId, new Date()],
  );
  return accountOf(db, memberId);
}

/** The billing account of a member, or null when nothing was ever asked for; nothing is made. */
export async function findAccount(db: Database, memberId: number): Promise<BillingAccount | null> {
  const row = await db.one<AccountRow>(
    `/* billing.findAccount */ SELECT ${ACCOUNT_COLUMNS} FROM billing_account a WHERE member_id = $1`,
    [memberId],
  );
  return row && asAccount(row);
}

/**
 * Locks an account until the transaction ends and reads it as it is then. Every step that changes a subscription, a
 * checkout or the books of a member takes this lock first, so no two of them meet.
 * @throws Error when there is no such account.
 */
export async function lockAccount(tx: Database, accountId: number): Promise<BillingAccount> {
  const row = await tx.one<AccountRow>(
    `/* billing.lockAccount */ SELECT ${ACCOUNT_COLUMNS} FROM billing_account a WHERE id = $1 FOR NO KEY UPDATE`,
    [accountId],
    PREPARED,
  );
  if (!row) throw new Error('There is no such billing account.');
  return asAccount(row);
}

/** Locks the billing account of a member, made when there is none yet, until the transaction ends. */
export const lockAccountOf = async (tx: Database, memberId: number): Promise<BillingAccount> =>
  lockAccount(tx, (await accountOf(tx, memberId)).id);

/**
 * Notes the currency and stated country of a purchase: an account's currency and country are those of its first
 * purchase until it has no running one.
 */
export async function saveCurrency(
  tx: Database,
  accountId: number,
  currency: Currency,
  country: string,
): Promise<void> {
  await tx.rows('/* billing.noteCurrency */ UPDATE billing_account SET currency = $2, country = $3 WHERE id = $1', [
    accountId,
    currency,
    country,
  ]);
}
