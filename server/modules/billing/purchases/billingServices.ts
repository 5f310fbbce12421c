import { billingRules } from '#server/modules/billing/core/index.ts';
import { findPromotion, quoteGift } from '#server/modules/billing/gifts/index.ts';
import { quoteCredits, quoteItem } from '#server/modules/billing/items/index.ts';
import { quoteCard, refundSubscription } from '#server/modules/billing/payments/index.ts';
import type { BillingServices } from '#server/modules/billing/plans/index.ts';
import { planQuoters } from '#server/modules/billing/subscription/index.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';

/** What every part of billing finds in a request: the rules of the site, and who works out the price of what. */
export function billingServices(
  settings: Pick<Settings, 'siteTimeZone' | 'sellerCountry' | 'countryRule' | 'sellerTaxNumber' | 'creditMonths'>,
): BillingServices {
  const rules = billingRules(settings);
  return {
    rules,
    quoters: {
      ...planQuoters(rules, findPromotion),
      gift: quoteGift(rules),
      item: quoteItem(rules),
      credits: quoteCredits(rules),
      card: quoteCard(rules),
    },
    refundSubscription,
  };
}
