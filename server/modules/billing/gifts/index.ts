export { codeHash } from './giftStore.ts';
export { fulfilGift } from './fulfilGift.ts';
export type { GiftParts } from './GiftParts.ts';
export { findPromotion } from './promotions.ts';
export { quoteGift } from './quoteGift.ts';
export { resendGift } from './resendGift.ts';
export { withReferral } from './referrals.ts';
export { takeGiftBack, unearnGift } from './takeGiftBack.ts';
