import { wallTime } from '#domain/billing/core/siteDay.ts';

/**
 * Whole years for which the law wants sales kept, after the year in which they were made (VAT records of the United
 * Kingdom).
 */
const KEPT_YEARS = 6;

/**
 * The first day of the documents whose parties are kept still at an instant: those written before it have had their
 * last day, six years after the end of their year.
 * @param zone - IANA name of the site's time zone
 * @returns a day as YYYY-MM-DD
 */
export const keptFrom = (now: Date, zone: string): string =>
  `${Number(wallTime(now, zone).day.slice(0, 4)) - KEPT_YEARS}-01-01`;

/** What a number counts: invoices and credit notes have a series each. */
export type InvoiceKind = 'INVOICE' | 'CREDIT_NOTE';

const PREFIX: Readonly<Record<InvoiceKind, string>> = { INVOICE: 'INV', CREDIT_NOTE: 'CN' };
/** Digits of the count, at least. */
export const COUNT_DIGITS = 6;

/**
 * How the numbers of a year start: series and year of the site's time zone. A count without gaps follows, of six digits
 * or more: `INV-2026-000041`.
 * @example numberStart('INVOICE', 2026) // 'INV-2026-'
 */
export const numberStart = (kind: InvoiceKind, year: number): string => `${PREFIX[kind]}-${year}-`;

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
