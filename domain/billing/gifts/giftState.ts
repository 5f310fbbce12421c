/** Where a gift is. DRAFT: not paid. SCHEDULED: paid, its day is to come. READY: it can be redeemed. */
export type GiftState = 'DRAFT' | 'SCHEDULED' | 'READY' | 'REDEEMED' | 'LAPSED' | 'REFUNDED';

/** What happens to a gift. */
export type GiftEvent = 'paid' | 'dayCame' | 'printed' | 'redeemed' | 'yearOver' | 'extended' | 'refunded';

/** Days before its end from which a gift can be extended, and on the first of which its buyer is written to. */
export const ENDING_DAYS = 30;

/** Days for which a gift can be redeemed once it is ready; its buyer is written to before they are over. */
export const GIFT_DAYS = 365;

const NEXT: Readonly<Record<GiftState, Partial<Record<GiftEvent, GiftState>>>> = {
  DRAFT: { paid: 'SCHEDULED' },
  SCHEDULED: { dayCame: 'READY', printed: 'READY', redeemed: 'REDEEMED', refunded: 'REFUNDED' },
  READY: { redeemed: 'REDEEMED', yearOver: 'LAPSED', extended: 'READY', refunded: 'REFUNDED' },
  REDEEMED: {},
  LAPSED: { extended: 'READY', refunded: 'REFUNDED' },
  REFUNDED: {},
};

/** Where a gift is after an event; null for one that is not allowed: nothing changes then. */
export const nextGiftState = (state: GiftState, event: GiftEvent): GiftState | null => NEXT[state][event] ?? null;
