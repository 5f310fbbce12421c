export { billingApi } from './billingApi.ts';
export { CardMark } from './CardMark.tsx';
export { CardMarks } from './CardMarks.tsx';
export { OrderSummary } from './OrderSummary.tsx';
export { type PlanOffer, type PlanPrice, usePlanOffersQuery } from './plansApi.ts';
export { Price, type ShownAmount } from './Price.tsx';
export type { Quote } from './quotesApi.ts';
export { currentSubscription, type OwnSubscription, useCurrentSubscriptionQuery } from './subscriptionsApi.ts';
export { type QuoteInput, useQuote } from './useQuote.ts';
