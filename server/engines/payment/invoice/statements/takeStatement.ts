import { createHash } from 'node:crypto';

import { referencesIn } from '#domain/billing/reconciliation/creditorReference.ts';
import { matchTransfer, type TransferOrder } from '#domain/billing/reconciliation/matchTransfer.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import { encrypt } from '#server/platform/encryption/encrypt.ts';

import { ordersByReference, type StoredOrder } from '../transferStore.ts';
import { readStatement } from './readStatement.ts';
import type { StatementEntry } from './statement.ts';

/** What a statement brought. */
export interface Taken {
  /** Entries that were new, by how they fit. */
  exact: number;
  partial: number;
  over: number;
  unknown: number;
  /** Entries that an earlier statement had. */
  known: number;
  problems: readonly { at: number; message: string }[];
}

/**
 * A key for each entry, the same in every statement that lists it: made of day, sum, and the bank's id or else the
 * payer's text.
 */
function keysOf(entries: readonly StatementEntry[]): string[] {
  const seen = new Map<string, number>();
  return entries.map(({ bankId, bookedOn, amount, currency, text }) => {
    const says = createHash('sha256')
      .update(JSON.stringify([bookedOn, amount, currency, bankId ?? text]))
      .digest('hex');
    if (bankId !== null) return says;
    // Two members who pay the same with the same words on one day are two entries.
    const count = (seen.get(says) ?? 0) + 1;
    seen.set(says, count);
    return `${says}#${count}`;
  });
}

/** Entries that are written by one statement. */
const BATCH = 1_000;

interface Matched {
  entry: StatementEntry;
  key: string;
  match: ReturnType<typeof matchTransfer>;
  order: StoredOrder | null;
}

/** Which order each new entry pays: what a statement brings for an order before counts for what it brings after. */
function matchNew(
  entries: readonly Pick<Matched, 'entry' | 'key'>[],
  orders: ReadonlyMap<string, StoredOrder>,
): Matched[] {
  const left = new Map<string, TransferOrder>(orders);
  return entries.map(({ entry, key }) => {
    const match = matchTransfer(entry, (reference) => left.get(reference) ?? null);
    const before = match.reference === null ? undefined : left.get(match.reference);
    if (before)
      left.set(before.reference, {
        ...before,
        received: before.received + entry.amount,
        state: before.received + entry.amount >= before.amount ? 'PAID' : before.state,
      });
    return { entry, key, match, order: match.reference === null ? null : (orders.get(match.reference) ?? null) };
  });
}

async function add(tx: Database, statementId: number, entries: readonly Matched[], secret: string): Promise<void> {
  await tx.rows(
    `/* statements.add */ INSERT INTO bank_entry (statement_id, key, booked_on, amount, currency, text_sealed, match, reason, order_id)
     SELECT $1, * FROM unnest($2::text[], $3::date[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::text[], $9::uuid[])`,
    [
      statementId,
      entries.map(({ key }) => key),
      entries.map(({ entry }) => entry.bookedOn),
      entries.map(({ entry }) => entry.amount),
      entries.map(({ entry }) => entry.currency),
      entries.map(({ entry }) => encrypt(secret, entry.text)),
      entries.map(({ match }) => match.kind),
      entries.map(({ match }) => match.reason),
      entries.map(({ order }) => order?.id ?? null),
    ],
  );
}

/**
 * Takes a bank statement in: each entry once, with a proposal which order it pays. Nothing is paid by it before staff
 * confirm. The currency is that of CSV files that do not name one.
 * @throws UserError for a file that cannot be read or was taken before; then nothing is kept.
 */
export async function takeStatement(
  db: Database,
  bytes: Buffer,
  { currency, secret }: { currency: string; secret: string },
): Promise<Taken> {
  const { format, entries, problems } = readStatement(bytes, currency);
  const references = [...new Set(entries.flatMap(({ text }) => referencesIn(text, () => true)))];
  const keys = keysOf(entries);
  return db.transaction(async (tx) => {
    // Two statements that share entries come one after the other.
    await tx.rows('/* statements.oneAtATime */ LOCK TABLE bank_statement IN SHARE ROW EXCLUSIVE MODE');
    const statement = await tx.one<{ id: number }>(
      '/* statements.take */ INSERT INTO bank_statement (digest, format) VALUES ($1, $2) ON CONFLICT (digest) DO NOTHING RETURNING id',
      [createHash('sha256').update(bytes).digest('hex'), format],
    );
    if (!statement) throw new UserError('This file was taken before.');
    const orders = new Map((await ordersByReference(tx, references)).map((order) => [order.reference, order]));
    const keyed = entries.map((entry, index) => ({ entry, key: keys[index] ?? '' }));
    const known = new Set(
      (
        await tx.rows<{ key: string }>('/* statements.known */ SELECT key FROM bank_entry WHERE key = ANY ($1)', [keys])
      ).map(({ key }) => key),
    );
    const matched = matchNew(
      keyed.filter(({ key }) => !known.has(key) && known.add(key)),
      orders,
    );
    for (let at = 0; at < matched.length; at += BATCH)
      await add(tx, statement.id, matched.slice(at, at + BATCH), secret);
    const taken = { exact: 0, partial: 0, over: 0, unknown: 0, known: entries.length - matched.length };
    for (const { match } of matched) taken[match.kind] += 1;
    return { ...taken, problems };
  });
}
