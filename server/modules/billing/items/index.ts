export { fulfilCredits, fulfilItem } from './fulfilItems.ts';
export { quoteCredits, quoteItem } from './quoteItem.ts';
export { seedSampleItems } from './seedSampleItems.ts';
export { giveCredits } from './giveCredits.ts';
export { itemStore } from './itemStore.ts';
export { takeCreditsBack, takeItemBack, unearnCredits } from './takeItemsBack.ts';
