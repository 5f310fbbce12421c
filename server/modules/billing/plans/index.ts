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
export { priceHolders } from './priceHolders.ts';
export { seedSampleCatalogue } from './seedSampleCatalogue.ts';
export { confirmQuote, type QuoteBook, type Quoter, type Quoters, type StoredQuote } from './quoteStore.ts';
export { presentPlan, presentQuote } from './presentPlans.ts';
export { namesOfSets, readOffers } from './readOffers.ts';
