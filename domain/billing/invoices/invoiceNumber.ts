/** What a number counts: invoices and credit notes have a series each. */
export type InvoiceKind = 'INVOICE' | 'CREDIT_NOTE';

const PREFIX: Readonly<Record<InvoiceKind, string>> = { INVOICE: 'INV', CREDIT_NOTE: 'CN' };
const DIGITS = 6;

/**
 * The number a document carries: series, year of the site's time zone, and a count without gaps.
 * @example invoiceNumber('INVOICE', 2026, 41) // 'INV-2026-000041'
 */
export const invoiceNumber = (kind: InvoiceKind, year: number, count: number): string => `${PREFIX[kind]}-${year}-${String(count).padStart(DIGITS, '0')}`;
