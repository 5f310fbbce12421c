import type { BillingRules } from '#server/modules/billing/core/index.ts';

import type { Quoters } from './quoteStore.ts';

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    billing: BillingServices;
  }
}

/** What every part of billing finds in a request. Composed in server/start/composeBilling.ts. */
export interface BillingServices {
  rules: BillingRules;
  quoters: Quoters;
}
