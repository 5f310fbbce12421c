export { fulfilCredits, fulfilItem } from './fulfilItems.ts';
export { quoteCredits, quoteItem } from './quoteItem.ts';
export { seedSampleItems } from './seedSampleItems.ts';
export { expireCredits } from './expireCredits.ts';
export { giveCredits } from './giveCredits.ts';
export { returnCredits } from './returnCredits.ts';
