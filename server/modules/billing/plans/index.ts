export type { BillingServices } from './billingServices.ts';
export {
  currencyFor,
  isKnownPrice,
  ownCurrency,
  PLAN_COLUMNS,
  planStore,
  PRICED_PLAN_COLUMNS,
  type PricedPlanRow,
} from './planStore.ts';
export { countHoldings } from './countHoldings.ts';
export {
  priceHolders,
  confirmQuote,
  type QuoteBook,
  type Quoter,
  type Quoters,
  type StoredQuote,
} from './quoteStore.ts';
export { seedSampleCatalogue } from './seedSampleCatalogue.ts';
export { presentPlan, presentQuote, namesOfSets, readOffers } from './presentPlans.ts';
