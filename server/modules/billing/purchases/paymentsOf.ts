import { affiliateNotes } from '#server/modules/billing/affiliates/index.ts';
import { isScheduled, shortenRevenue } from '#server/modules/billing/core/index.ts';
import {
  fulfilGift,
  withReferral,
  type GiftDeps,
  takeGiftBack,
  unearnGift,
} from '#server/modules/billing/gifts/index.ts';
import {
  fulfilCredits,
  fulfilItem,
  takeCreditsBack,
  takeItemBack,
  unearnCredits,
} from '#server/modules/billing/items/index.ts';
import {
  finishRenewal,
  type Fulfil,
  fulfilCard,
  isTold,
  prepareRenewal,
  type PaymentDeps,
} from '#server/modules/billing/payments/index.ts';
import {
  type DueDeps,
  fulfilSubscription,
  renewalFailed,
  voidSubscription,
} from '#server/modules/billing/subscription/index.ts';
import type { Site } from '#server/modules/kernel/site/site.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';

import { billingServices } from './billingServices.ts';

/** What becomes of what was bought when its money goes back: who gave it takes it. */
const takingBack = (
  deps: Pick<GiftDeps, 'rules' | 'mailer' | 'publicUrl' | 'secret'>,
): Pick<PaymentDeps, 'unearn' | 'takeBack'> => ({
  async unearn(tx, { invoice, net, at, cause }) {
    if (invoice.purpose === 'gift') return unearnGift(tx, { invoice, net, at, cause });
    if (invoice.purpose === 'credits') return unearnCredits(tx, { invoice, net, at, cause });
    const { subscriptionId, currency } = invoice;
    if (subscriptionId !== null && (await isScheduled(tx, invoice.id)))
      await shortenRevenue(tx, { subscriptionId, net, currency, at, cause });
    return undefined;
  },
  async takeBack(tx, { invoice, account, now }) {
    if (invoice.purpose === 'gift') return takeGiftBack(tx, deps, { invoice, account, now });
    if (invoice.purpose === 'credits') return takeCreditsBack(tx, { invoice, account, now });
    if (invoice.purpose === 'item') return takeItemBack(tx, { invoice, account, now });
    return invoice.subscriptionId === null
      ? undefined
      : voidSubscription(tx, deps, { subscriptionId: invoice.subscriptionId, account, now });
  },
});

/** What paying needs of the site. */
interface PayingPorts extends Pick<
  Site,
  'db' | 'processor' | 'mailer' | 'publicUrl' | 'siteIdentity' | 'liveSettings'
> {
  settings: Pick<
    Settings,
    | 'secret'
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
export function paymentsOf({
  settings,
  db,
  processor,
  mailer,
  publicUrl,
  siteIdentity,
  liveSettings,
  log,
}: PayingPorts): PaymentDeps {
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
      supplier: () => ({
        name: liveSettings.now().sellerName ?? siteIdentity().name,
        address: liveSettings.now().sellerAddress ?? '',
        taxNumber: settings.sellerTaxNumber,
      }),
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
export const renewalsOf = (payments: PaymentDeps): DueDeps => {
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
