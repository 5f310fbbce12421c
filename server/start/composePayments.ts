import type { AppStores } from '#server/engines/app-stores/AppStores.ts';
import type { PaymentProcessor } from '#server/engines/payment/PaymentProcessor.ts';
import { affiliateNotes } from '#server/modules/billing/affiliates/index.ts';
import type { AppStoreParts } from '#server/modules/billing/app-stores/index.ts';
import { fulfilGift, type GiftParts, withReferral } from '#server/modules/billing/gifts/index.ts';
import { fulfilCredits, fulfilItem } from '#server/modules/billing/items/index.ts';
import {
  finishRenewal,
  type Fulfil,
  fulfilCard,
  isTold,
  prepareRenewal,
  type PaymentParts,
} from '#server/modules/billing/payments/index.ts';
import type { BillingServices } from '#server/modules/billing/plans/index.ts';
import { type DueParts, fulfilSubscription, renewalFailed } from '#server/modules/billing/subscription/index.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';

import { composeTakingBack } from './composeTakingBack.ts';

/** What paying needs of the site. */
interface PayingParts {
  billing: BillingServices;
  settings: Pick<
    Settings,
    'secret' | 'sellerName' | 'sellerAddress' | 'sellerTaxNumber' | 'affiliatePostbackUrl' | 'invoiceTrustDays'
  >;
  db: Database;
  /** Null: nothing can be paid. */
  processor: PaymentProcessor | null;
  mailer: Mailer;
  publicUrl: string;
  log: Pick<Log, 'info' | 'warn'>;
}

/** Joins how things are paid with who gives them once they are. */
export function composePayments({
  billing: { rules, quoters },
  settings,
  db,
  processor,
  mailer,
  publicUrl,
  log,
}: PayingParts): PaymentParts {
  const subscriptions = { rules, mailer, publicUrl };
  const subscription =
    (kind: 'subscribe' | 'trial' | 'change' | 'renewal'): Fulfil =>
    (tx, purchase) =>
      fulfilSubscription(tx, subscriptions, { ...purchase, kind });
  return {
    db,
    processor,
    mailer,
    publicUrl,
    log,
    quotes: { quoters, zone: rules.zone },
    rules,
    invoices: {
      secret: settings.secret,
      supplier: {
        name: settings.sellerName,
        address: settings.sellerAddress ?? '',
        taxNumber: settings.sellerTaxNumber,
      },
      timeZone: rules.zone,
    },
    fulfilments: {
      subscribe: withReferral(subscription('subscribe')),
      trial: withReferral(subscription('trial')),
      gift: fulfilGift(settings),
      change: subscription('change'),
      renewal: subscription('renewal'),
      item: fulfilItem,
      credits: fulfilCredits(rules),
      card: fulfilCard,
    },
    renewalFailed: (tx, failed) => renewalFailed(tx, subscriptions, failed),
    trustDays: processor?.name === 'invoice' ? settings.invoiceTrustDays : 0,
    affiliates: affiliateNotes(settings.affiliatePostbackUrl),
    ...composeTakingBack({ ...subscriptions, secret: settings.secret }),
  };
}

/** Joins what the clock brings to subscriptions with how renewals are charged. */
export const composeRenewals = ({ rules }: Pick<BillingServices, 'rules'>, payments: PaymentParts): DueParts => {
  const { db, mailer, publicUrl, log } = payments;
  return {
    rules,
    db,
    mailer,
    publicUrl,
    log,
    async prepareRenewal(tx, renewal, account, now) {
      const prepared = await prepareRenewal(tx, payments, renewal, account, now);
      return async () => isTold(await finishRenewal(payments, prepared));
    },
  };
};

/** Joins what gifts, codes and referrals need. */
export const composeGifts = (
  { rules }: Pick<BillingServices, 'rules'>,
  { db, mailer, publicUrl, log }: PaymentParts,
  { secret }: Pick<Settings, 'secret'>,
): GiftParts => ({ rules, db, mailer, publicUrl, log, secret });

/** Joins what mirrors of app stores need. */
export const composeAppStores = (
  { rules }: Pick<BillingServices, 'rules'>,
  { db, mailer, publicUrl, log }: PaymentParts,
  stores: AppStores | null,
  { secret }: Pick<Settings, 'secret'>,
): AppStoreParts => ({ subscriptions: { rules, mailer, publicUrl }, db, stores, secret, log });
