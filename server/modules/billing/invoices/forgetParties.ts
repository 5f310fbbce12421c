import { instantOf } from '#domain/billing/core/siteDay.ts';
import { keptFrom } from '#domain/billing/invoices/invoiceRules.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Payments of erased members whose invoices were written before $1. */
const OLD_PAYMENTS = `SELECT p.id FROM payment p JOIN invoice i ON i.id = p.invoice_id JOIN billing_account a ON a.id = p.billing_account_id WHERE a.member_id IS NULL AND coalesce(i.issued_at, i.created_at) < $1`;

/**
 * Removes what names a person from documents of sales whose last day has come (`keptByLaw`): whom an invoice is for,
 * and, of erased members, what the payment processor knows them and their payments by. Amounts stay, so that the books
 * still add up.
 * @returns how many documents have lost their party
 */
export async function forgetParties(db: Database, zone: string, now = new Date()): Promise<number> {
  const before = instantOf({ day: keptFrom(now, zone), timeMs: 0 }, zone);
  return db.transaction(async (tx) => {
    const documents = await tx.rows(
      '/* kept.parties */ UPDATE invoice SET party_sealed = NULL WHERE issued_at < $1 AND party_sealed IS NOT NULL RETURNING id',
      [before],
    );
    await tx.rows(
      `/* kept.disputes */ UPDATE dispute SET processor_id = 'removed:' || id WHERE payment_id IN (${OLD_PAYMENTS}) AND processor_id NOT LIKE 'removed:%'`,
      [before],
    );
    await tx.rows(
      `/* kept.refunds */ UPDATE refund SET processor_id = NULL WHERE payment_id IN (${OLD_PAYMENTS}) AND processor_id IS NOT NULL`,
      [before],
    );
    await tx.rows(
      `/* kept.payments */ UPDATE payment SET processor_id = NULL, action_url = NULL WHERE id IN (${OLD_PAYMENTS}) AND (processor_id IS NOT NULL OR action_url IS NOT NULL)`,
      [before],
    );
    await tx.rows(
      `/* kept.customers */ UPDATE billing_account a SET processor_customer = NULL WHERE a.member_id IS NULL AND a.processor_customer IS NOT NULL AND a.created_at < $1
         AND NOT EXISTS (SELECT FROM invoice i WHERE i.billing_account_id = a.id AND coalesce(i.issued_at, i.created_at) >= $1)`,
      [before],
    );
    return documents.length;
  });
}
