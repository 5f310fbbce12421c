export { accountOf, type BillingAccount, findAccount, lockAccount, noteCurrency, nowOf } from './billingAccount.ts';
export { book, type Booking, ledgerBalance } from './book.ts';
