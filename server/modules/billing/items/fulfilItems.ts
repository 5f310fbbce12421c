import { creditExpiry } from '#domain/billing/items/creditExpiry.ts';
import { RECORD_ITEM_TYPES } from '#domain/records/core/record.ts';
import { type BillingAccount, BillingRefusal, type BillingRules } from '#server/modules/billing/core/index.ts';
import { invoiceStore } from '#server/modules/billing/invoices/index.ts';
import type { Fulfil } from '#server/modules/billing/payments/index.ts';

import { creditStore } from './creditStore.ts';
import { itemStore } from './itemStore.ts';

/** An account whose member is there: an erased one receives nothing. */
const withMember = ({ id, memberId }: BillingAccount): { id: number; memberId: number } | null =>
  memberId === null ? null : { id, memberId };

/**
 * Opens a record or image that was paid for, for good.
 * @throws BillingRefusal where it was bought meanwhile, with credits: the payment is given back.
 */
export const fulfilItem: Fulfil = async (tx, { account, quote, invoiceId, now }) => {
  const { recordId, recordItemType } = quote?.subject ?? {};
  const type = RECORD_ITEM_TYPES.find((known) => known === recordItemType);
  const owner = withMember(account);
  if (!quote || !recordId || !type || !owner) return { subscriptionId: null };
  const made = await itemStore(tx).add(
    owner,
    { recordId, type },
    { with: 'money', amount: quote.total, currency: quote.currency, invoiceId },
    now,
  );
  if (made === null) throw new BillingRefusal('ALREADY_BOUGHT');
  return { subscriptionId: null };
};

/** Gives credits that were paid for. They expire only where the site says so when they are bought. */
export const fulfilCredits =
  ({ creditMonths, zone }: Pick<BillingRules, 'creditMonths' | 'zone'>): Fulfil =>
  async (tx, { account, quote, invoiceId, now }) => {
    const offered = quote?.subject.creditPackageId
      ? await itemStore(tx).packageById(quote.subject.creditPackageId, null)
      : null;
    const invoice = invoiceId === null ? null : await invoiceStore(tx).byId(invoiceId);
    const owner = withMember(account);
    if (!offered || !invoice || !owner) throw new Error('Credits were paid for that are not sold.');
    await creditStore(tx).addLot(
      owner,
      {
        credits: offered.credits,
        net: invoice.net,
        currency: invoice.currency,
        invoiceId,
        expiresAt: creditMonths === null ? null : creditExpiry(now, creditMonths, zone),
      },
      now,
    );
    return { subscriptionId: null };
  };
