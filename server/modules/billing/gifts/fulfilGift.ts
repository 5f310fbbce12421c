import { nextGiftState } from '#domain/billing/gifts/giftState.ts';
import { BillingRefusal } from '#server/modules/billing/core/index.ts';
import type { Fulfil } from '#server/modules/billing/payments/index.ts';

import type { GiftDeps } from './GiftDeps.ts';
import { giftStore } from './giftStore.ts';
import { giftEnd } from './sendGifts.ts';

/** Gives a gift that was paid its code: one that is printed can be redeemed at once, the others wait for their day. */
export const fulfilGift =
  ({ secret }: Pick<GiftDeps, 'secret'>): Fulfil =>
  async (tx, { quote, invoiceId, now }) => {
    const gifts = giftStore(tx, secret);
    const gift = quote?.subject.giftId ? await gifts.byId(quote.subject.giftId) : null;
    const state = gift && nextGiftState(gift.state, 'paid');
    if (!gift || !state) throw new BillingRefusal('GIFT_GONE');
    await gifts.setPaid(gift.id, state, invoiceId);
    if (gift.delivery === 'PRINT') await gifts.setReady(gift.id, now, giftEnd(now));
    return { subscriptionId: null };
  };
