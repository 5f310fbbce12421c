import { project } from './outsideSites.ts';
import { base, choice, fail, flag, list, matching, MOST_COUNT, numberOf, secret, text, url, whole } from './readers.ts';
import { group, setting, type ValuesOf } from './setting.ts';

const WEBHOOK_SECRETS = 'signing secrets such as whsec_…, two at most, separated by commas';
const webhookSecrets = list(matching(/^whsec_[\w+/=-]{10,}$/u, WEBHOOK_SECRETS));

const secureAddress = url(['https:'], 'an https:// address');

/** Minor units of any currency. */
const money = whole(0, MOST_COUNT, 'a whole number of pence or cents, such as 5000');

/** Who takes payments, and what staff may give back. */
export const payments = {
  payment: group({
    provider: setting(
      'PAYMENT_PROVIDER',
      choice(['sandbox', 'stripe', 'invoice', 'none'] as const),
      'Who takes payments: `stripe`, `invoice` (bank transfer), `none`, or `sandbox` (no money moves; not in production). Unset: `sandbox` in demo mode, `none` in production. See Payments.',
    ),
    offersPaypal: setting(
      'PAYMENT_PAYPAL',
      flag,
      '`on` offers PayPal beside cards. With Stripe, switch it on in your Stripe account first.',
      'off',
    ),
    /** What the site calls itself at the processor; null for the host of its public address. */
    site: setting(
      'PAYMENT_SITE',
      project,
      'What this site calls itself at the payment provider, where several sites share an account. Unset: the host of PUBLIC_URL. Set it before you change that address.',
    ),
    /** Never logged. */
    stripeSecretKey: setting(
      'STRIPE_SECRET_KEY',
      secret(matching(/^[sr]k_(?:test|live)_\w{10,}$/u, 'a secret or restricted key such as sk_live_…')),
      'Your secret or restricted key at Stripe. Demo mode takes keys for tests only.',
    ),
    /** One, or two while one takes over from the other. Never logged. */
    stripeWebhookSecrets: setting(
      'STRIPE_WEBHOOK_SECRET',
      secret({
        ...webhookSecrets,
        parse: (given) => {
          const secrets = webhookSecrets.parse(given);
          return secrets.length <= 2 ? secrets : fail(WEBHOOK_SECRETS);
        },
      }),
      'Signing secret of the webhook endpoint at Stripe; two, separated by a comma, while you replace one.',
    ),
    /** Without a final slash; null for the one in this site. */
    sandboxUrl: setting(
      'SANDBOX_PROCESSOR_URL',
      base('an address such as http://127.0.0.1:4010'),
      'Address of a sandbox processor that runs as a process of its own. Unset: the one in this site.',
    ),
    /** Where members transfer money to; null unless both a name and an account are set. */
    transfer: group(
      {
        payee: setting(
          'TRANSFER_PAYEE',
          matching(/^[^\p{Cc}]{1,70}$/u, 'a name of at most 70 characters'),
          'Holder of the account that members transfer money to. Needed with `invoice`.',
        ),
        account: setting(
          'TRANSFER_ACCOUNT',
          matching(/^[A-Z\d][A-Z\d -]{3,43}$/u, 'an IBAN, or a sort code and an account number'),
          'That account as banks write it: an IBAN, or a sort code and an account number. Needed with `invoice`.',
        ),
        bic: setting(
          'TRANSFER_BIC',
          matching(/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/u, 'a BIC of 8 or 11 capital letters and digits'),
          'The bank’s BIC, where payers need it.',
        ),
      },
      ({ payee, account, bic }) => (payee !== null && account !== null ? { payee, account, bic } : null),
    ),
  }),
  /** Days that a first subscription by bank transfer is open before the money has arrived. */
  invoiceTrustDays: setting(
    'INVOICE_TRUST_DAYS',
    numberOf('days', 0, 60),
    'Days, 0 to 60, for which a first subscription that is paid by bank transfer opens at once, before the money has arrived. `0`: it opens when you confirm the transfer.',
    '0',
  ),
  /** Null: credits never expire. */
  creditMonths: setting(
    'CREDIT_MONTHS',
    numberOf('months', 6, 120),
    'Months, 6 to 120, after which credits expire that are bought from now on. We email members 30 and 7 days before, and they can keep them for 90 days more. Unset: credits never expire, also those sold before.',
  ),
  /** Minor units that one member of staff may give back of a payment. */
  staffRefundLimit: setting(
    'STAFF_REFUND_LIMIT',
    money,
    'What one member of staff may give back of a payment, or give in credits or days at once, in pence or cents; more waits for a second person. `0`: all of it.',
    '5000',
  ),
  /** Minor units that one member of staff gives away alone within a day. */
  staffDayLimit: setting(
    'STAFF_DAY_LIMIT',
    money,
    'What one member of staff may give away alone within 24 hours, in pence or cents: refunds, credits and days together. More waits for a second person. `0`: all of it.',
    '20000',
  ),
  /** Plans of this group are changed by the partner organisation alone. */
  partnerPlanGroup: setting(
    'PARTNER_PLAN_GROUP',
    text,
    'Plan group of your partner organisation: its members cannot change their plan here, only buy single records.',
    'partner',
  ),
  /** It may hold a key: never logged. */
  affiliatePostbackUrl: setting(
    'AFFILIATE_POSTBACK_URL',
    secret(secureAddress),
    'https address to which first payments of members who came through a partner’s link are reported as JSON, with their refunds and disputes. It may hold a key. Only with consent. Unset: nothing is reported.',
  ),
  /** Null: there is no app. */
  appUrl: setting(
    'APP_URL',
    secureAddress,
    'Address that opens your app, or its page in a store. Unset: the homepage of this site.',
  ),
};

type Mode = 'demo' | 'production';

/** Who takes money where nothing is set: the sandbox in demo mode, no one in production. */
export const settlePayment = ({ payment }: Pick<ValuesOf<typeof payments>, 'payment'>, mode: Mode) => ({
  ...payment,
  provider: payment.provider ?? (mode === 'demo' ? ('sandbox' as const) : ('none' as const)),
});

/** Who takes money for the site, as the operator set it. */
export type PaymentSettings = ReturnType<typeof settlePayment>;

/** A payment provider of `server/engines/payment`. */
export type ProviderName = Exclude<PaymentSettings['provider'], 'none'>;

/** Where members transfer money to. */
export type TransferSettings = NonNullable<PaymentSettings['transfer']>;

/** What stops a start, one sentence each. */
export function paymentProblems({ payment, mode }: { payment: PaymentSettings; mode: Mode }): string[] {
  const { provider, stripeSecretKey, stripeWebhookSecrets, transfer } = payment;
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
