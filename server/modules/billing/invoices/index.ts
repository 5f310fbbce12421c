export { type InvoiceDeps, netLeft, openDraft } from './invoiceBook.ts';
export { type Invoice, type InvoiceDraftRow, invoiceStore } from './invoiceStore.ts';
export { invoicePortsOf, type InvoiceRouteDeps, sendInvoicePdf } from './invoiceRoutes.ts';
export { presentInvoices } from './presentInvoices.ts';
