export { checkBilling } from './checkBilling.ts';
export { fulfilSubscription } from './fulfilSubscription.ts';
export { giveTime } from './giveTime.ts';
export { type FindDiscount, planQuoters } from './planQuoters.ts';
export { renewalFailed } from './renewalFailed.ts';
export { seedDemoBilling } from './seedDemoBilling.ts';
export { startRenewing } from './startRenewing.ts';
export type { DueParts, SubscriptionParts } from './SubscriptionParts.ts';
export { taxReport } from './taxReport.ts';
