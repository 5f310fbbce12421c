import { billingRules } from '#server/modules/billing/core/index.ts';
import type { BillingServices } from '#server/modules/billing/plans/index.ts';
import { planQuoters } from '#server/modules/billing/subscription/index.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';

/** Joins the parts of billing: who works out the price of what. */
export function composeBilling(settings: Pick<Settings, 'siteTimeZone' | 'sellerCountry' | 'sellerTaxNumber'>): BillingServices {
  const rules = billingRules(settings);
  return { rules, quoters: { ...planQuoters(rules) } };
}
