import { belongingBy } from '#domain/billing/core/country.ts';
import { splitTax } from '#domain/billing/core/tax.ts';
import type { Quote } from '#domain/billing/plans/quote.ts';
import {
  type ProcessorMethod,
  ProcessorRefused,
  ProcessorUnreachable,
} from '#server/engines/payment/PaymentProcessor.ts';
import { type BillingAccount, findAccount, lockAccount, taxRateOf } from '#server/modules/billing/core/index.ts';
import { invoiceStore } from '#server/modules/billing/invoices/index.ts';
import { type Database, PREPARED } from '#server/platform/db/database.ts';

import type { PaymentDeps } from './payments.ts';

/**
 * Keeps where the card of a purchase was issued with its invoice, which is a draft still. Where the operator's rule
 * says so, the tax in the price becomes that of the card's country; what is paid stays what was shown.
 * @returns the quote with the tax as it is now
 */
export async function saveCard(
  tx: Database,
  { rules }: Pick<PaymentDeps, 'rules'>,
  { invoiceId, quote, method }: { invoiceId: number; quote: Quote; method: ProcessorMethod },
  now: Date,
): Promise<Quote> {
  const { stated = quote.country, ...rest } = quote;
  const belonging = belongingBy({ stated, card: method.country }, rules.countryRule);
  const { country } = belonging;
  const rateBasisPoints = country === quote.country ? quote.rateBasisPoints : await taxRateOf(tx, rules, country, now);
  const { net, tax } = splitTax(quote.total, rateBasisPoints);
  await invoiceStore(tx).setCard(invoiceId, { country, cardCountry: method.country, rateBasisPoints, net, tax });
  return { ...rest, ...belonging, rateBasisPoints, net, tax };
}

/** A card that renewals are charged to. */
export interface SavedCard {
  id: number;
  method: string;
  brand: ProcessorMethod['brand'];
  last4: string;
  expiryMonth: number;
  expiryYear: number;
  fingerprint: string | null;
  isDefault: boolean;
}

const COLUMNS =
  'id, processor_method AS method, brand, last4, expiry_month AS "expiryMonth", expiry_year AS "expiryYear", fingerprint, is_default AS "isDefault"';

/** Saved cards in the database: what a person recognises them by, and the processor's word for each. */
export const cardStore = (db: Database) => ({
  /**
   * Saves what was paid with, as the card of coming renewals. Saving it again changes what has changed of it. The
   * account of an erased member keeps none.
   */
  async save(
    { id: accountId, memberId }: Pick<BillingAccount, 'id' | 'memberId'>,
    processor: string,
    { id, brand, last4, expiryMonth, expiryYear, fingerprint, country }: ProcessorMethod,
    now: Date,
  ): Promise<void> {
    if (memberId === null) return;
    await db.rows(
      '/* card.noDefault */ UPDATE saved_card SET is_default = false WHERE billing_account_id = $1 AND is_default',
      [accountId],
    );
    await db.rows(
      `/* card.save */ INSERT INTO saved_card (billing_account_id, processor, processor_method, brand, last4, expiry_month, expiry_year, fingerprint, is_default, created_at, member_id, country)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, true, $9, $10, $11)
       ON CONFLICT (billing_account_id, processor_method) DO UPDATE SET brand = $4, last4 = $5, expiry_month = $6, expiry_year = $7, fingerprint = $8, country = $11, is_default = true`,
      [accountId, processor, id, brand, last4, expiryMonth, expiryYear, fingerprint, now, memberId, country],
    );
  },

  /** The card that renewals are charged to, or null. */
  async defaultOf(accountId: number): Promise<SavedCard | null> {
    return db.one<SavedCard>(
      `/* card.default */ SELECT ${COLUMNS} FROM saved_card WHERE billing_account_id = $1 AND is_default`,
      [accountId],
      PREPARED,
    );
  },

  /** A member's cards, the one in use first. */
  async ofMember(memberId: number): Promise<SavedCard[]> {
    return db.rows<SavedCard>(
      `/* card.ofMember */ SELECT ${COLUMNS} FROM saved_card WHERE member_id = $1 ORDER BY is_default DESC, id DESC`,
      [memberId],
    );
  },

  /** Removes one card of an account. @returns the processor's word for it; null where there is no such card */
  async remove(accountId: number, id: number): Promise<string | null> {
    return (
      (
        await db.one<{ method: string }>(
          '/* card.remove */ DELETE FROM saved_card WHERE billing_account_id = $1 AND id = $2 RETURNING processor_method AS method',
          [accountId, id],
        )
      )?.method ?? null
    );
  },
});

/**
 * Forgets a saved card, here and at the processor. The card that a coming renewal is charged to stays: another has to
 * be saved first.
 * @returns whether it was removed
 */
export async function removeCard(deps: PaymentDeps, memberId: number, cardId: number): Promise<boolean> {
  const account = await findAccount(deps.db, memberId);
  if (!account) return false;
  const method = await deps.db.transaction(async (tx) => {
    await lockAccount(tx, account.id);
    const renews = await tx.one(
      '/* card.isNeeded */ SELECT 1 AS one FROM subscription_billing s JOIN saved_card c USING (billing_account_id) WHERE c.billing_account_id = $1 AND c.id = $2 AND c.is_default AND s.renews LIMIT 1',
      [account.id, cardId],
    );
    return renews ? null : cardStore(tx).remove(account.id, cardId);
  });
  if (method === null) return false;
  // What the processor still holds cannot be charged by us any more.
  await deps.processor?.detach(method).catch((error: unknown) => {
    if (!(error instanceof ProcessorUnreachable || error instanceof ProcessorRefused)) throw error;
    deps.log.warn({ err: error }, 'a removed card could not be forgotten by the payment processor');
  });
  return true;
}
