import { invoicePosting } from '#domain/billing/core/ledger.ts';
import { book } from '#server/modules/billing/core/index.ts';
import { invoiceStore } from '#server/modules/billing/invoices/index.ts';
import type { Database } from '#server/platform/db/database.ts';

interface Unpaid {
  id: number;
  billingAccountId: number;
  purpose: string;
  country: string;
  currency: string;
  gross: number;
  net: number;
  tax: number;
}

/** Gives up an open invoice, also in the books: nothing is owed by it any more. */
export async function giveUpInvoice(
  tx: Database,
  { id, gross, net, tax, currency, ...invoice }: Unpaid,
  now: Date,
): Promise<void> {
  await invoiceStore(tx).end(id);
  await book(tx, {
    cause: { kind: 'invoice-dropped', id: String(id) },
    at: now,
    currency,
    lines: invoicePosting({ ...invoice, gross: -gross, net: -net, tax: -tax }),
  });
}

/**
 * Gives up the invoices of a subscription that will not be paid any more, also in the books: a member who leaves owes
 * nothing. One whose payment is under way waits for it.
 */
export async function dropUnpaid(tx: Database, subscriptionId: number, now: Date): Promise<void> {
  const unpaid = await tx.rows<Unpaid>(
    `/* subscriptions.unpaid */ SELECT i.id, i.billing_account_id AS "billingAccountId", i.purpose, i.country, i.currency, i.gross, i.net, i.tax FROM invoice i
     WHERE i.subscription_id = $1 AND i.kind = 'INVOICE' AND i.state = 'OPEN' AND NOT EXISTS (SELECT FROM payment p WHERE p.invoice_id = i.id AND p.state IN ('CREATED', 'UNKNOWN', 'PENDING', 'REQUIRES_ACTION'))`,
    [subscriptionId],
  );
  for (const invoice of unpaid) await giveUpInvoice(tx, invoice, now);
}
