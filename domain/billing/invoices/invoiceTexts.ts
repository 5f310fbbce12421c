import type { InvoiceKind } from './invoiceNumber.ts';

/** What an invoice says that is the same on every one. */
export const INVOICE_TEXTS = {
  headings: { INVOICE: 'Invoice', CREDIT_NOTE: 'Credit note' } satisfies Record<InvoiceKind, string>,
  number: 'Number',
  issued: 'Date and time of supply',
  paid: 'Paid',
  credits: 'Credits invoice',
  from: 'From',
  to: 'For',
  taxNumber: 'VAT registration number',
  description: 'Description',
  amount: 'Amount',
  net: 'Total before tax',
  total: 'Total',
  noTax: 'We are not registered for VAT, so no tax is charged.',
  nameGone: 'A former member',
} as const;

/** @example taxLine(2000) // 'VAT at 20%' @example taxLine(2350) // 'VAT at 23.5%' */
export const taxLine = (rateBasisPoints: number): string => `VAT at ${Number((rateBasisPoints / 100).toFixed(2))}%`;
