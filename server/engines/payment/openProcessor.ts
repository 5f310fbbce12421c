import type { Database } from '#server/platform/db/database.ts';

import type { ProcessorSettings } from './definePaymentProvider.ts';
import type { PaymentProcessor } from './PaymentProcessor.ts';
import { providers } from './providers.generated.ts';

/** A person waits. */
const TIMEOUT_MS = 15_000;

/**
 * The payment processor that the settings name; null when nothing is for sale. Nothing is loaded or asked before the
 * first call.
 * @param db - of the site: needed for bank transfers, which no one outside keeps. Without it they are not for sale.
 */
export function openProcessor(settings: ProcessorSettings, db: Database | null = null): PaymentProcessor | null {
  const { payment, publicUrl } = settings;
  const provider = providers.find(({ name }) => name === payment.provider);
  return (
    provider?.open({
      ...settings,
      site: payment.site ?? new URL(publicUrl).host,
      offersPaypal: payment.offersPaypal,
      returnUrl: `${publicUrl}/account/subscription`,
      timeoutMs: TIMEOUT_MS,
      db,
    }) ?? null
  );
}
