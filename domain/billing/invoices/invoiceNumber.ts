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
