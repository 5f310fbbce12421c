export { type InvoiceParts, openInvoice } from './invoiceBook.ts';
export { type Invoice, type InvoiceDraft, invoiceStore } from './invoiceStore.ts';
export { registerInvoices } from './invoiceRoutes.ts';
