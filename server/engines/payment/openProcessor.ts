import type { PaymentSettings } from '#server/platform/config/settings/payments.ts';
import { SANDBOX_PATH, sandboxKeys } from '#server/platform/config/sandboxKeys.ts';
import type { Database } from '#server/platform/db/database.ts';

import { createInvoiceProcessor } from './invoice/createInvoiceProcessor.ts';
import { localAddress } from './localAddress.ts';
import type { PaymentProcessor } from './PaymentProcessor.ts';
import { createStripeProcessor } from './stripe/createStripeProcessor.ts';

/** What a processor is opened with. */
export interface ProcessorSettings {
  payment: PaymentSettings;
  secret: string;
  publicUrl: string;
  /** Where the site listens: its own sandbox processor is reached there. */
  host: string;
  port: number;
}

/** A person waits. */
const TIMEOUT_MS = 15_000;
/**
 * The payment processor that the settings name; null when nothing is for sale. Nothing is loaded or asked before the
 * first call.
 * @param db - of the site: needed for bank transfers, which no one outside keeps. Without it they are not for sale.
 */
export function openProcessor(
  { payment, secret, publicUrl, host, port }: ProcessorSettings,
  db: Database | null = null,
): PaymentProcessor | null {
  const common = {
    site: payment.site ?? new URL(publicUrl).host,
    offersPaypal: payment.offersPaypal,
    returnUrl: `${publicUrl}/account/subscription`,
    timeoutMs: TIMEOUT_MS,
  };
  switch (payment.provider) {
    case 'none':
      return null;
    case 'invoice':
      return db && createInvoiceProcessor({ db, site: common.site, publicUrl });
    case 'stripe':
      return createStripeProcessor({
        ...common,
        name: 'stripe',
        apiKey: payment.stripeSecretKey ?? '',
        url: null,
        webhookSecrets: payment.stripeWebhookSecrets,
        leadsToFailure: false,
      });
    case 'sandbox': {
      const { apiKey, webhookSecret } = sandboxKeys(secret);
      const url = payment.sandboxUrl ?? `${localAddress({ host, port })}${SANDBOX_PATH}`;
      return createStripeProcessor({
        ...common,
        name: 'sandbox',
        apiKey,
        url,
        webhookSecrets: [webhookSecret],
        leadsToFailure: true,
      });
    }
  }
}
