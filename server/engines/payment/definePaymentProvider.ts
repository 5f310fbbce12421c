import type { PaymentSettings, ProviderName } from '#server/platform/config/settings/payments.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { PaymentProcessor } from './PaymentProcessor.ts';

/** What a site's processor is opened with. */
export interface ProcessorSettings {
  payment: PaymentSettings;
  secret: string;
  publicUrl: string;
  /** Where the site listens: its own sandbox processor is reached there. */
  host: string;
  port: number;
}

/** The same, and what follows from it alike for all providers. */
export interface ProviderDeps extends ProcessorSettings {
  /** What this site calls itself at the provider. */
  site: string;
  offersPaypal: boolean;
  /** Where a person comes back to after confirming a renewal at the bank. */
  returnUrl: string;
  /** How long to wait for an answer, in milliseconds: a person waits. */
  timeoutMs: number;
  /** The site's own; null outside of one. */
  db: Database | null;
}

/** Who takes payments: a folder of `server/engines/payment` with a `provider.ts`. */
export interface PaymentProvider {
  /** As PAYMENT_PROVIDER has it. */
  name: ProviderName;
  /** Settings that have no effect with another provider. */
  settings: readonly string[];
  /** Opens it and asks nothing before the first call. Null where what it needs is missing. */
  open(deps: ProviderDeps): PaymentProcessor | null;
}

/** A payment provider, as the default export of its `provider.ts`: it is found by its folder (ADR 143). */
export const definePaymentProvider = (provider: PaymentProvider): PaymentProvider => provider;
