import type { BillingRules } from '#server/modules/billing/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { Quoters } from './quoteStore.ts';

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    billing: BillingServices;
  }
}

/** What every part of billing finds in a request. Made in server/modules/billing/purchases. */
export interface BillingServices {
  rules: BillingRules;
  quoters: Quoters;
  /** Writes down what is to be given back of a subscription. @returns how much that is, in minor units */
  refundSubscription: (
    tx: Database,
    refund: { subscriptionId: number; amount: number; why: string; key: string },
  ) => Promise<number>;
}
