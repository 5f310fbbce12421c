import { wallTime } from '#domain/billing/core/siteDay.ts';
import type { Database } from '#server/platform/db/database.ts';
import { seal, unseal } from '#server/platform/seal/seal.ts';

import { type Invoice, invoiceStore, type Supplier } from './invoiceStore.ts';

/** Whom an invoice is for, as they were then. */
export interface Party {
  /** Null: the account was erased before. */
  name: string | null;
  email: string | null;
  /** ISO 3166 alpha-2. */
  country: string;
}

/** What finishing invoices needs of the site. */
export interface InvoiceParts {
  secret: string;
  supplier: Supplier;
  /** IANA name; the year of a number is the year there. */
  timeZone: string;
}

const yearIn = (timeZone: string, at: Date): number => Number(wallTime(at, timeZone).day.slice(0, 4));

async function partyOf(tx: Database, { accountId, country }: Pick<Invoice, 'accountId' | 'country'>): Promise<Party> {
  const member = await tx.one<{ name: string; email: string }>(
    "/* invoice.party */ SELECT concat_ws(' ', m.first_name, m.last_name) AS name, m.email FROM billing_account a JOIN member m ON m.id = a.member_id WHERE a.id = $1",
    [accountId],
  );
  return { name: member?.name ?? null, email: member?.email ?? null, country };
}

/**
 * Gives a draft its number, with both parties as they are now. Part of the transaction that causes it; calling it again changes nothing.
 * @param now - the account's time
 */
export async function openInvoice(tx: Database, id: number, { secret, supplier, timeZone }: InvoiceParts, now: Date): Promise<void> {
  const invoices = invoiceStore(tx);
  const invoice = await invoices.byId(id);
  if (invoice?.state !== 'DRAFT') return;
  const party = await partyOf(tx, invoice);
  await invoices.open(id, { year: yearIn(timeZone, now), supplier, partySealed: seal(secret, JSON.stringify(party)) }, now);
}

/** Whom an invoice is for; null where its last day has come, or where it was sealed with another secret. */
export function partyIn({ partySealed }: Pick<Invoice, 'partySealed'>, secret: string): Party | null {
  const plain = partySealed === null ? null : unseal(secret, partySealed);
  return plain === null ? null : (JSON.parse(plain) as Party);
}
