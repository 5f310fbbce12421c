import { isCreditorReference } from '#domain/billing/reconciliation/creditorReference.ts';
import type { MatchKind } from '#domain/billing/reconciliation/matchTransfer.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import { decrypt } from '#server/platform/encryption/encrypt.ts';

import { ordersByReference, receive } from '../transferStore.ts';

/** Money that arrived and waits for a person. */
export interface Proposal {
  id: number;
  bookedOn: string;
  /** Minor units. */
  amount: number;
  currency: string;
  match: MatchKind;
  reason: string | null;
  reference: string | null;
  /** What the payer wrote; null when it was sealed with another secret. */
  text: string | null;
}

/** Everything that waits, the oldest first. */
export async function listProposals(db: Database, secret: string): Promise<Proposal[]> {
  const rows = await db.rows<Omit<Proposal, 'text'> & { sealed: string }>(
    `/* statements.proposals */ SELECT e.id, e.booked_on AS "bookedOn", e.amount, e.currency, e.match, e.reason, o.reference, e.text_sealed AS sealed
     FROM bank_entry e LEFT JOIN transfer_order o ON o.id = e.order_id WHERE e.state = 'PROPOSED' ORDER BY e.id LIMIT 1000`,
  );
  return rows.map(({ sealed, ...row }) => ({ ...row, text: decrypt(secret, sealed) }));
}

/**
 * Counts money as arrived for an order. Two who confirm the same entry count it once.
 * @param reference - of the order; null for the one that is proposed.
 * @returns false when the entry does not wait any more.
 * @throws UserError when there is no such order, or it is in another currency.
 */
export async function confirmProposal(db: Database, id: number, reference: string | null): Promise<boolean> {
  return db.transaction(async (tx) => {
    const entry = await tx.one<{ amount: number; currency: string; orderId: string | null }>(
      `/* statements.lock */ SELECT amount, currency, order_id AS "orderId" FROM bank_entry WHERE id = $1 AND state = 'PROPOSED' FOR UPDATE`,
      [id],
    );
    if (!entry) return false;
    const plain = reference?.replace(/\s/gu, '').toUpperCase() ?? null;
    if (plain !== null && !isCreditorReference(plain))
      throw new UserError('That is no reference: its check digits are wrong.');
    const [named] = plain === null ? [] : await ordersByReference(tx, [plain]);
    if (plain !== null && !named) throw new UserError('No payment was asked for with that reference.');
    if (named && named.currency !== entry.currency)
      throw new UserError(`That payment is in ${named.currency}, the money that arrived in ${entry.currency}.`);
    const orderId = named?.id ?? entry.orderId;
    if (orderId === null) throw new UserError(`Entry ${id} fits no payment: say which with --reference.`);
    await tx.rows(
      `/* statements.confirm */ UPDATE bank_entry SET state = 'CONFIRMED', order_id = $2, decided_at = now() WHERE id = $1`,
      [id, orderId],
    );
    await receive(tx, orderId, entry.amount);
    return true;
  });
}

/** Sets an entry aside: it is no payment of a member, or goes back. False when it does not wait any more. */
export async function dismissProposal(db: Database, id: number, why: string): Promise<boolean> {
  return (
    (
      await db.rows(
        `/* statements.dismiss */ UPDATE bank_entry SET state = 'DISMISSED', why = $2, decided_at = now() WHERE id = $1 AND state = 'PROPOSED' RETURNING id`,
        [id, why],
      )
    ).length > 0
  );
}

/** Money that staff are to send back. */
export interface OwedBack {
  id: string;
  reference: string;
  amount: number;
  currency: string;
}

/** What was asked back and is not sent, the oldest first. */
export const listOwedBack = (db: Database): Promise<OwedBack[]> =>
  db.rows<OwedBack>(
    `/* statements.owedBack */ SELECT r.id, o.reference, r.amount, o.currency FROM transfer_refund r JOIN transfer_order o ON o.id = r.order_id WHERE r.sent_at IS NULL ORDER BY r.created_at LIMIT 1000`,
  );

/** Notes that money was sent back. False when it was before, or was never asked. */
export const saveSentBack = async (db: Database, id: string): Promise<boolean> =>
  /^[\w-]{36}$/u.test(id) &&
  (
    await db.rows(
      '/* statements.sentBack */ UPDATE transfer_refund SET sent_at = now() WHERE id::text = $1 AND sent_at IS NULL RETURNING id',
      [id],
    )
  ).length > 0;
