export { billingApi } from './billingApi.ts';
export { CardLine } from './CardLine.tsx';
export { CardMarks } from './CardMarks.tsx';
export { OpensList } from './OpensList.tsx';
export { OrderSummary } from './OrderSummary.tsx';
export { paymentTexts } from './texts.ts';
export { type PlanOffer, type PlanPrice, usePlanOffersQuery } from './plansApi.ts';
export { Price } from './Price.tsx';

export { currentSubscription, type OwnSubscription, useCurrentSubscriptionQuery } from './subscriptionsApi.ts';
export { type QuoteInput, useQuote, type Quote } from './useQuote.ts';
export { PpvPanel } from './ppv/PpvPanel.tsx';
export { type PpvPreview, usePpvPreviewQuery } from './ppv/ppvApi.ts';
export { usePreviewPpvPurchase } from './ppv/usePreviewPpvPurchase.ts';
export { LazyPaywall, LazyPaywallLine } from './paywall/lazyPaywalls.tsx';
export { Paywall } from './paywall/Paywall.tsx';
