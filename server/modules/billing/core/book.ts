import { isBalanced, type LedgerAccountKey, type LedgerLine } from '#domain/billing/core/ledger.ts';
import { type Database, PREPARED } from '#server/platform/db/database.ts';

/** An entry of the books. */
export interface Booking {
  /** What it is booked for. The same cause is booked once, however often it is asked. */
  cause: { kind: string; id: string };
  at: Date;
  currency: string;
  lines: readonly LedgerLine[];
}

/** One line for each account: two lines of one account are added up, and what cancels out is left out. */
function joined(lines: readonly LedgerLine[]): LedgerLine[] {
  const byKey = new Map<string, LedgerLine>();
  for (const { account, amount } of lines) {
    const key = JSON.stringify([account.kind, account.billingAccountId ?? null, account.country ?? null]);
    byKey.set(key, { account, amount: (byKey.get(key)?.amount ?? 0) + amount });
  }
  return [...byKey.values()].filter(({ amount }) => amount !== 0);
}

/**
 * The lines of an entry with their accounts, as far as these are there: $1 to $3 name the accounts, $4 the currency, $5
 * the amounts.
 */
const LINES = `unnest($1::text[], $2::bigint[], $3::text[], $5::bigint[]) WITH ORDINALITY AS line(kind, owner, country, amount, n)
  LEFT JOIN ledger_account a ON a.kind = line.kind AND a.currency = $4 AND coalesce(a.billing_account_id, 0) = coalesce(line.owner, 0) AND coalesce(a.country, '') = coalesce(line.country, '')`;
/** Makes accounts that are booked on for the first time. */
const ACCOUNTS = 'INSERT INTO ledger_account (kind, billing_account_id, country, currency)';

/**
 * Books an entry, once for its cause.
 * @returns false when this cause was booked before: nothing is written then.
 * @throws Error when the lines do not cancel out; the database refuses such an entry too.
 */
export async function book(tx: Database, { cause, at, currency, lines }: Booking): Promise<boolean> {
  const all = joined(lines);
  if (!isBalanced(all)) throw new Error(`An entry for ${cause.kind} does not balance.`);
  const columns = [
    all.map(({ account }) => account.kind),
    all.map(({ account }) => account.billingAccountId ?? null),
    all.map(({ account }) => account.country ?? null),
    currency,
  ];
  const amounts = all.map(({ amount }) => amount);
  const entry = await tx.one<{ id: number; written: number }>(
    `/* ledger.entry */ WITH entry AS (INSERT INTO ledger_entry (cause_kind, cause_id, booked_at) VALUES ($6, $7, $8) ON CONFLICT (cause_kind, cause_id) DO NOTHING RETURNING id),
       line AS (SELECT line.kind, line.owner, line.country, line.n, line.amount, a.id FROM entry, ${LINES}),
       made AS (${ACCOUNTS} SELECT kind, owner, country, $4 FROM line WHERE id IS NULL ORDER BY 1, 2, 3 ON CONFLICT DO NOTHING RETURNING id, kind, billing_account_id, country),
       written AS (INSERT INTO ledger_line (ledger_entry_id, n, ledger_account_id, amount) SELECT entry.id, line.n, coalesce(line.id, made.id), line.amount
         FROM entry, line LEFT JOIN made ON line.id IS NULL AND made.kind = line.kind AND made.billing_account_id IS NOT DISTINCT FROM line.owner AND made.country IS NOT DISTINCT FROM line.country
         WHERE coalesce(line.id, made.id) IS NOT NULL RETURNING 1)
     SELECT id, (SELECT count(*)::int FROM written) AS written FROM entry`,
    [...columns, amounts, cause.kind, cause.id, at],
    PREPARED,
  );
  if (!entry) return false;
  // Someone else made an account at this moment, which the statement could not see.
  if (entry.written < all.length)
    await tx.rows(
      `/* ledger.lines */ INSERT INTO ledger_line (ledger_entry_id, n, ledger_account_id, amount) SELECT $6, line.n, a.id, line.amount FROM ${LINES} ON CONFLICT DO NOTHING`,
      [...columns, amounts, entry.id],
    );
  return true;
}

/** What an account of the books holds, in minor units: debits less credits; 0 for one that was never booked on. */
export async function ledgerBalance(
  db: Database,
  { kind, billingAccountId, country }: LedgerAccountKey,
  currency: string,
): Promise<number> {
  const row = await db.one<{ held: number }>(
    `/* ledger.balance */ SELECT coalesce(sum(l.amount), 0)::bigint AS held FROM ledger_account a JOIN ledger_line l ON l.ledger_account_id = a.id
     WHERE a.kind = $1 AND coalesce(a.billing_account_id, 0) = coalesce($2::bigint, 0) AND coalesce(a.country, '') = coalesce($3::text, '') AND a.currency = $4`,
    [kind, billingAccountId ?? null, country ?? null, currency],
  );
  return row?.held ?? 0;
}
