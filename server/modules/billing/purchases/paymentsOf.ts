import { affiliateNotes } from '#server/modules/billing/affiliates/index.ts';
import { fulfilGift, withReferral } from '#server/modules/billing/gifts/index.ts';
import { fulfilCredits, fulfilItem } from '#server/modules/billing/items/index.ts';
import {
  finishRenewal,
  type Fulfil,
  fulfilCard,
  isTold,
  prepareRenewal,
  type PaymentParts,
} from '#server/modules/billing/payments/index.ts';
import { type DueParts, fulfilSubscription, renewalFailed } from '#server/modules/billing/subscription/index.ts';
import type { Site } from '#server/modules/kernel/site/site.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';

import { billingServices } from './billingServices.ts';
import { takingBack } from './takingBack.ts';

/** What paying needs of the site. */
interface PayingPorts extends Pick<Site, 'db' | 'processor' | 'mailer' | 'publicUrl'> {
  settings: Pick<
    Settings,
    | 'secret'
    | 'sellerName'
    | 'sellerAddress'
    | 'sellerTaxNumber'
    | 'sellerCountry'
    | 'countryRule'
    | 'creditMonths'
    | 'siteTimeZone'
    | 'affiliatePostbackUrl'
    | 'invoiceTrustDays'
  >;
  log: Pick<Log, 'info' | 'warn'>;
}

/** How things are paid on a site, with who gives them once they are. */
export function paymentsOf({ settings, db, processor, mailer, publicUrl, log }: PayingPorts): PaymentParts {
  const { rules, quoters } = billingServices(settings);
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
    ...takingBack({ ...subscriptions, secret: settings.secret }),
  };
}

/** What the clock brings to subscriptions, with how renewals are charged. */
export const renewalsOf = (payments: PaymentParts): DueParts => {
  const { rules, db, mailer, publicUrl, log } = payments;
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
