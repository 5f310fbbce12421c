import { belongingBy } from '#domain/billing/core/buyerCountry.ts';
import { splitTax } from '#domain/billing/core/tax.ts';
import type { Quote } from '#domain/billing/plans/quote.ts';
import type { ProcessorMethod } from '#server/engines/payment/PaymentProcessor.ts';
import { taxRateOf } from '#server/modules/billing/core/index.ts';
import { invoiceStore } from '#server/modules/billing/invoices/index.ts';
import type { Database } from '#server/platform/db/database.ts';

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
