export { type InvoiceParts, openInvoice, partyIn } from './invoiceBook.ts';
export { type Invoice, type InvoiceDraft, type InvoiceLine, invoiceStore, type Supplier } from './invoiceStore.ts';
export { registerInvoices } from './invoiceRoutes.ts';
