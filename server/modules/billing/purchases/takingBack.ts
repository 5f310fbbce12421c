import { isScheduled, shortenRevenue } from '#server/modules/billing/core/index.ts';
import { type GiftParts, takeGiftBack, unearnGift } from '#server/modules/billing/gifts/index.ts';
import { takeCreditsBack, takeItemBack, unearnCredits } from '#server/modules/billing/items/index.ts';
import type { PaymentParts } from '#server/modules/billing/payments/index.ts';
import { voidSubscription } from '#server/modules/billing/subscription/index.ts';

/** What becomes of what was bought when its money goes back: who gave it takes it. */
export const takingBack = (
  parts: Pick<GiftParts, 'rules' | 'mailer' | 'publicUrl' | 'secret'>,
): Pick<PaymentParts, 'unearn' | 'takeBack'> => ({
  async unearn(tx, { invoice, net, at, cause }) {
    if (invoice.purpose === 'gift') return unearnGift(tx, { invoice, net, at, cause });
    if (invoice.purpose === 'credits') return unearnCredits(tx, { invoice, net, at, cause });
    const { subscriptionId, currency } = invoice;
    if (subscriptionId !== null && (await isScheduled(tx, invoice.id)))
      await shortenRevenue(tx, { subscriptionId, net, currency, at, cause });
    return undefined;
  },
  async takeBack(tx, { invoice, account, now }) {
    if (invoice.purpose === 'gift') return takeGiftBack(tx, parts, { invoice, account, now });
    if (invoice.purpose === 'credits') return takeCreditsBack(tx, { invoice, account, now });
    if (invoice.purpose === 'item') return takeItemBack(tx, { invoice, account, now });
    return invoice.subscriptionId === null
      ? undefined
      : voidSubscription(tx, parts, { subscriptionId: invoice.subscriptionId, account, now });
  },
});
