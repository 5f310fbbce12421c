import { invoicePosting } from '#domain/billing/core/ledger.ts';
import { splitTax } from '#domain/billing/core/tax.ts';
import { book } from '#server/modules/billing/core/index.ts';
import { type Invoice, invoiceStore, openDraft } from '#server/modules/billing/invoices/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { PaymentDeps } from './payments.ts';

/** What is credited of an invoice. */
interface Credit {
  /** Minor units, with tax. */
  amount: number;
  /** What the note says. */
  why: string;
  /** A credit note is written once for its cause. */
  cause: string;
}

/**
 * Undoes a sale or a part of it: a credit note with its number, its entries, and nothing more is earned by it. Under
 * the account's lock.
 * @returns whether it was written; false where its cause had one before
 */
export async function addCreditNote(
  tx: Database,
  deps: Pick<PaymentDeps, 'invoices' | 'unearn'>,
  invoice: Invoice,
  { amount, why, cause }: Credit,
  now: Date,
): Promise<boolean> {
  const { accountId, purpose, currency, rateBasisPoints, country, statedCountry, cardCountry, subscriptionId } =
    invoice;
  const split = splitTax(amount, rateBasisPoints);
  const note = await invoiceStore(tx).add(
    {
      accountId,
      kind: 'CREDIT_NOTE',
      purpose,
      currency,
      ...split,
      rateBasisPoints,
      country,
      statedCountry,
      cardCountry,
      subscriptionId,
      creditsInvoiceId: invoice.id,
      cause,
      lines: [{ description: why, amount }],
    },
    now,
  );
  if (note === null) return false;
  await openDraft(tx, note, deps.invoices, now);
  await invoiceStore(tx).setPaid(note.id, now);
  await book(tx, {
    cause: { kind: 'credit-note', id: String(note.id) },
    at: now,
    currency,
    lines: invoicePosting({
      billingAccountId: accountId,
      purpose,
      country,
      gross: -split.gross,
      net: -split.net,
      tax: -split.tax,
    }),
  });
  await deps.unearn(tx, { invoice, net: split.net, at: now, cause });
  return true;
}
