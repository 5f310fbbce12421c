import { definePaymentProvider } from '../definePaymentProvider.ts';
import { createInvoiceProcessor } from './createInvoiceProcessor.ts';

export default definePaymentProvider({
  name: 'invoice',
  settings: ['TRANSFER_PAYEE', 'TRANSFER_ACCOUNT', 'INVOICE_TRUST_DAYS'],
  // Bank transfers are kept by no one outside.
  open: ({ db, site, publicUrl }) => db && createInvoiceProcessor({ db, site, publicUrl }),
});
