export { fulfilGift } from './fulfilGift.ts';
export { registerGiftCards } from './giftCardRoutes.ts';
export type { GiftParts } from './GiftParts.ts';
export { findPromotion } from './promotions.ts';
export { quoteGift } from './quoteGift.ts';
export { resendGift } from './resendGift.ts';
export { rewardReferrals, withReferral } from './referrals.ts';
export { seedSampleCodes } from './seedSampleCodes.ts';
export { sendGifts } from './sendGifts.ts';
