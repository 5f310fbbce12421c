import type { Invoice as AnsweredInvoice } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type Invoice, invoiceStore } from './invoiceStore.ts';

/** Twenty years of monthly invoices are more than anyone looks through on one page. */
const MOST = 200;

function shown(
  { id, kind, number, issuedAt, state, gross, net, tax, currency }: Invoice,
  description: string,
  path: string,
): AnsweredInvoice {
  const money = (amount: number) => ({ amount, currency });
  return {
    id: String(id),
    kind,
    number: number ?? '',
    issuedAt: (issuedAt ?? new Date(0)).toISOString(),
    state,
    description,
    total: money(gross),
    net: money(net),
    tax: money(tax),
    href: `${path}/${id}.pdf`,
  };
}

/**
 * Invoices and credit notes of a member, or of an account whose member may be gone; the newest first. `path` is where
 * their files are, without a final slash.
 */
export async function presentInvoices(
  db: Database,
  { path, ...of }: { path: string } & ({ memberId: number } | { accountId: number }),
): Promise<AnsweredInvoice[]> {
  const invoices = await ('memberId' in of
    ? invoiceStore(db).listOf(of.memberId, MOST)
    : invoiceStore(db).listOfAccount(of.accountId, MOST));
  const lines = await db.rows<{ id: number; description: string }>(
    '/* invoice.firstLines */ SELECT invoice_id AS id, description FROM invoice_line WHERE invoice_id = ANY($1) AND position = 1',
    [invoices.map(({ id }) => id)],
  );
  const described = new Map(lines.map(({ id, description }) => [id, description]));
  return invoices.map((invoice) => shown(invoice, described.get(invoice.id) ?? '', path));
}
