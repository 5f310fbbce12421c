import { RECORD_ITEM_TYPES } from '#domain/records/core/record.ts';
import type { BillingAccount } from '#server/modules/billing/core/index.ts';
import { invoiceStore } from '#server/modules/billing/invoices/index.ts';
import type { Fulfil } from '#server/modules/billing/payments/index.ts';

import { itemStore } from './itemStore.ts';

/** An account whose member is there: an erased one receives nothing. */
const withMember = ({ id, memberId }: BillingAccount): { id: number; memberId: number } | null => (memberId === null ? null : { id, memberId });

/** Opens a record or image that was paid for, for good. */
export const fulfilItem: Fulfil = async (tx, { account, quote, now }) => {
  const { recordId, recordItemType } = quote?.subject ?? {};
  const type = RECORD_ITEM_TYPES.find((known) => known === recordItemType);
  const owner = withMember(account);
  if (quote && recordId && type && owner) await itemStore(tx).add(owner, { recordId, type }, { with: 'money', amount: quote.total, currency: quote.currency, credits: null }, now);
  return { subscriptionId: null };
};

/** Gives credits that were paid for. */
export const fulfilCredits: Fulfil = async (tx, { account, quote, invoiceId, now }) => {
  const items = itemStore(tx);
  const offered = quote?.subject.creditPackageId ? await items.packageById(quote.subject.creditPackageId) : null;
  const invoice = invoiceId === null ? null : await invoiceStore(tx).byId(invoiceId);
  const owner = withMember(account);
  if (!offered || !invoice || !owner) throw new Error('Credits were paid for that are not sold.');
  await items.addLot(owner, { credits: offered.credits, net: invoice.net, currency: invoice.currency, invoiceId }, now);
  return { subscriptionId: null };
};
