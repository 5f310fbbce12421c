import type { BillingRules } from '#server/modules/billing/core/index.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';

/** What subscriptions need of the site to change and to write about it. */
export interface SubscriptionParts {
  rules: BillingRules;
  mailer: Mailer;
  /** Origin of the site, without a final slash. */
  publicUrl: string;
}
