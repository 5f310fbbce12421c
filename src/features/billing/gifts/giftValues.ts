import { giftProblems, type GiftWords } from '#domain/billing/gifts/giftRules.ts';

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

/** What is wrong with a gift that is bought or changed today, by field. */
export const problemsOfGift = (values: GiftValues) => giftProblems(values, new Date().toISOString().slice(0, 10));
