import { wallTime } from '#domain/billing/core/siteDay.ts';
import type { Database } from '#server/platform/db/database.ts';
import { encrypt, decrypt } from '#server/platform/encryption/encrypt.ts';

import { type Invoice, type InvoiceDraftRow, invoiceStore, type Supplier } from './invoiceStore.ts';

/** Whom an invoice is for, as they were then. */
export interface Party {
  /** Null: the account was erased before. */
  name: string | null;
  email: string | null;
  /** ISO 3166 alpha-2. */
  country: string;
}

/** What finishing invoices needs of the site. */
export interface InvoiceDeps {
  secret: string;
  /** Who sells, as it is called now. */
  supplier: () => Supplier;
  /** IANA name; the year of a number is the year there. */
  timeZone: string;
}

const yearIn = (timeZone: string, at: Date): number => Number(wallTime(at, timeZone).day.slice(0, 4));

/**
 * Gives a draft its number, with both parties as they are now. Part of the transaction that causes it, under the
 * account's lock.
 * @param draft - as it was written or read under that lock
 * @param now - the account's time
 */
export function openDraft(
  tx: Database,
  draft: InvoiceDraftRow,
  { secret, supplier, timeZone }: InvoiceDeps,
  now: Date,
): Promise<Invoice> {
  const party: Party = { name: draft.memberName || null, email: draft.memberEmail, country: draft.country };
  return invoiceStore(tx).open(
    draft,
    { year: yearIn(timeZone, now), supplier: supplier(), partySealed: encrypt(secret, JSON.stringify(party)) },
    now,
  );
}

/** Whom an invoice is for; null where its last day has come, or where it was sealed with another secret. */
export function partyIn({ partySealed }: Pick<Invoice, 'partySealed'>, secret: string): Party | null {
  const plain = partySealed === null ? null : decrypt(secret, partySealed);
  return plain === null ? null : (JSON.parse(plain) as Party);
}

/** What is left of an invoice without tax, in minor units, once its credit notes are taken off. */
export const netLeft = async (tx: Database, { id, net }: Pick<Invoice, 'id' | 'net'>): Promise<number> =>
  net -
  ((
    await tx.one<{ credited: number }>(
      "/* invoice.credited */ SELECT coalesce(sum(net), 0)::bigint AS credited FROM invoice WHERE credits_invoice_id = $1 AND kind = 'CREDIT_NOTE' AND state IN ('OPEN', 'PAID')",
      [id],
    )
  )?.credited ?? 0);
