import type { SettingReader } from './createSettingReader.ts';
import { SETTINGS } from './settingDefinitions.ts';

/** Where members transfer money to. */
export interface TransferSettings {
  /** The name of the account's holder. */
  payee: string;
  /** As banks write it: an IBAN, or sort code and account number. */
  account: string;
  bic: string | null;
}

/** Who takes money for the site, as the operator set it. */
export interface PaymentSettings {
  provider: 'sandbox' | 'stripe' | 'invoice' | 'none';
  /** Never logged. Null: none is set. */
  stripeSecretKey: string | null;
  /** One, or two while one takes over from the other. Never logged. */
  stripeWebhookSecrets: readonly string[];
  /** Whether PayPal may be chosen beside cards. */
  offersPaypal: boolean;
  /** Address of a sandbox processor that runs on its own, without a final slash; null for the one in this site. */
  sandboxUrl: string | null;
  /** Null unless both a name and an account are set. */
  transfer: TransferSettings | null;
  /** What the site calls itself at the processor; null for the host of its public address. */
  site: string | null;
}

/** What stops a start, one sentence each. */
function paymentProblems(
  { provider, stripeSecretKey, stripeWebhookSecrets, transfer }: PaymentSettings,
  mode: 'demo' | 'production',
): string[] {
  return [
    provider === 'sandbox' &&
      mode === 'production' &&
      'PAYMENT_PROVIDER must not be sandbox in production: it takes no money.',
    provider === 'stripe' && stripeSecretKey === null && 'STRIPE_SECRET_KEY must be set with PAYMENT_PROVIDER=stripe.',
    provider === 'stripe' &&
      stripeWebhookSecrets.length === 0 &&
      'STRIPE_WEBHOOK_SECRET must be set with PAYMENT_PROVIDER=stripe.',
    provider === 'invoice' &&
      transfer === null &&
      'TRANSFER_PAYEE and TRANSFER_ACCOUNT must be set with PAYMENT_PROVIDER=invoice.',
    provider === 'stripe' &&
      mode === 'demo' &&
      stripeSecretKey?.includes('_live_') === true &&
      'STRIPE_SECRET_KEY must be a key for tests in demo mode: the passwords of demo accounts are public.',
  ].filter((problem) => typeof problem === 'string');
}

function readTransfer({ optional }: SettingReader): TransferSettings | null {
  const [payee, account, bic] = [
    optional('TRANSFER_PAYEE', SETTINGS.TRANSFER_PAYEE),
    optional('TRANSFER_ACCOUNT', SETTINGS.TRANSFER_ACCOUNT),
    optional('TRANSFER_BIC', SETTINGS.TRANSFER_BIC),
  ];
  return payee !== null && account !== null ? { payee, account, bic } : null;
}

/** Settings of payments. Unset, the provider is the sandbox in demo mode and none in production. */
export function readPayment(reader: SettingReader, mode: 'demo' | 'production'): PaymentSettings {
  const { optional, required, problems } = reader;
  const found: PaymentSettings = {
    provider: optional('PAYMENT_PROVIDER', SETTINGS.PAYMENT_PROVIDER) ?? (mode === 'demo' ? 'sandbox' : 'none'),
    stripeSecretKey: optional('STRIPE_SECRET_KEY', SETTINGS.STRIPE_SECRET_KEY),
    stripeWebhookSecrets: optional('STRIPE_WEBHOOK_SECRET', SETTINGS.STRIPE_WEBHOOK_SECRET) ?? [],
    offersPaypal: required('PAYMENT_PAYPAL', SETTINGS.PAYMENT_PAYPAL) === 'on',
    sandboxUrl: optional('SANDBOX_PROCESSOR_URL', SETTINGS.SANDBOX_PROCESSOR_URL),
    transfer: readTransfer(reader),
    site: optional('PAYMENT_SITE', SETTINGS.PAYMENT_SITE),
  };
  problems.push(...paymentProblems(found, mode));
  return found;
}
