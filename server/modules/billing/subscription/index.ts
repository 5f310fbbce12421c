export { fulfilSubscription, type SubscriptionPurchase } from './fulfilSubscription.ts';
export { type FindDiscount, planQuoters } from './planQuoters.ts';
export { type FailedRenewal, renewalFailed } from './renewalFailed.ts';
export { seedDemoBilling } from './seedDemoBilling.ts';
export type { SubscriptionParts } from './SubscriptionParts.ts';
