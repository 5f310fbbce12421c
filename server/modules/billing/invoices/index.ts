export { type InvoiceParts, netLeft, openInvoice } from './invoiceBook.ts';
export { type Invoice, type InvoiceDraft, invoiceStore } from './invoiceStore.ts';
export { type InvoiceRouteParts, registerInvoices, sendInvoicePdf } from './invoiceRoutes.ts';
export { shownInvoices } from './shownInvoices.ts';
