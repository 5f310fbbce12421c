export { type InvoiceParts, netLeft, openDraft } from './invoiceBook.ts';
export { type Invoice, type InvoiceDraft, type InvoiceDraftRow, invoiceStore } from './invoiceStore.ts';
export { type InvoiceRouteParts, sendInvoicePdf } from './invoiceRoutes.ts';
export { invoicePortsOf } from './invoicePortsOf.ts';
export { shownInvoices } from './shownInvoices.ts';
