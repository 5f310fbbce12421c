export { BillingRefusal, belongingOf, billingRules, type BillingRules, countryOf, taxRateOf } from './billingRules.ts';
export {
  accountOf,
  type AccountRow,
  asAccount,
  ACCOUNT_COLUMNS,
  type BillingAccount,
  findAccount,
  lockAccount,
  lockAccountOf,
  saveCurrency,
  nowOf,
} from './billingAccount.ts';
export { book, ledgerBalance } from './book.ts';
export { isScheduled, releaseRevenue, scheduleRevenue, shortenRevenue } from './revenue.ts';
