import type { GiftWords } from '#domain/billing/gifts/giftRules.ts';

/** A gift while it is written down. */
export interface GiftValues extends GiftWords {
  priceId: string;
}

export const EMPTY_GIFT: GiftValues = {
  priceId: '',
  recipientName: '',
  recipientEmail: '',
  senderName: '',
  message: '',
  delivery: 'EMAIL',
  deliverOn: '',
};
