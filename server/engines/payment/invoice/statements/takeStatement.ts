import { createHash } from 'node:crypto';

import { referencesIn } from '#domain/billing/reconciliation/creditorReference.ts';
import { matchTransfer, type TransferOrder } from '#domain/billing/reconciliation/matchTransfer.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import { seal } from '#server/platform/seal/seal.ts';

import { ordersByReference } from '../transferStore.ts';
import type { StatementEntry } from './statement.ts';
import { readStatement } from './readStatement.ts';

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

/** A key for each entry, the same in every statement that lists it: made of day, sum, and the bank's id or else the payer's text. */
function keysOf(entries: readonly StatementEntry[]): string[] {
  const seen = new Map<string, number>();
  return entries.map(({ bankId, bookedOn, amount, currency, text }) => {
    const says = createHash('sha256').update(JSON.stringify([bookedOn, amount, currency, bankId ?? text])).digest('hex');
    if (bankId !== null) return says;
    // Two members who pay the same with the same words on one day are two entries.
    const count = (seen.get(says) ?? 0) + 1;
    seen.set(says, count);
    return `${says}#${count}`;
  });
}

/**
 * Takes a bank statement in: each entry once, with a proposal which order it pays. Nothing is paid by it before staff confirm.
 * The currency is that of CSV files that do not name one.
 * @throws UserError for a file that cannot be read or was taken before; then nothing is kept.
 */
export async function takeStatement(db: Database, bytes: Buffer, { currency, secret }: { currency: string; secret: string }): Promise<Taken> {
  const { format, entries, problems } = readStatement(bytes, currency);
  const references = [...new Set(entries.flatMap(({ text }) => referencesIn(text, () => true)))];
  return db.transaction(async (tx) => {
    const statement = await tx.one<{ id: number }>('/* statements.take */ INSERT INTO bank_statement (digest, format) VALUES ($1, $2) ON CONFLICT (digest) DO NOTHING RETURNING id', [createHash('sha256').update(bytes).digest('hex'), format]);
    if (!statement) throw new UserError('This file was taken before.');
    const orders = new Map((await ordersByReference(tx, references)).map((order) => [order.reference, order]));
    // What a statement brings for an order before counts for what it brings after.
    const left = new Map<string, TransferOrder>(orders);
    const taken = { exact: 0, partial: 0, over: 0, unknown: 0, known: 0 };
    const keys = keysOf(entries);
    for (const [index, entry] of entries.entries()) {
      const match = matchTransfer(entry, (reference) => left.get(reference) ?? null);
      const order = match.reference === null ? undefined : orders.get(match.reference);
      const added = await tx.rows(
        `/* statements.add */ INSERT INTO bank_entry (statement_id, key, booked_on, amount, currency, text_sealed, match, reason, order_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (key) DO NOTHING RETURNING id`,
        [statement.id, keys[index], entry.bookedOn, entry.amount, entry.currency, seal(secret, entry.text), match.kind, match.reason, order?.id ?? null],
      );
      if (added.length === 0) {
        taken.known += 1;
        continue;
      }
      taken[match.kind] += 1;
      const before = match.reference === null ? undefined : left.get(match.reference);
      if (before) left.set(before.reference, { ...before, received: before.received + entry.amount, state: before.received + entry.amount >= before.amount ? 'PAID' : before.state });
    }
    return { ...taken, problems };
  });
}
