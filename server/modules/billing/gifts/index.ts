export { codeHash } from './giftStore.ts';
export { fulfilGift, resendGift } from './sendGifts.ts';
export type { GiftDeps } from './GiftDeps.ts';
export { findPromotion } from './promotions.ts';
export { quoteGift } from './quoteGift.ts';
export { withReferral } from './referrals.ts';
export { takeGiftBack, unearnGift } from './takeGiftBack.ts';
