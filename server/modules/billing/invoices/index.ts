export { type InvoiceDeps, netLeft, openDraft } from './invoiceBook.ts';
export { type Invoice, type InvoiceDraft, type InvoiceDraftRow, invoiceStore } from './invoiceStore.ts';
export { type InvoiceRouteDeps, sendInvoicePdf } from './invoiceRoutes.ts';
export { invoicePortsOf } from './invoicePortsOf.ts';
export { presentInvoices } from './presentInvoices.ts';
