export { fulfilCredits, fulfilItem, takeCreditsBack, takeItemBack, unearnCredits } from './fulfilItems.ts';
export { quoteCredits, quoteItem } from './quoteItem.ts';
export { seedSampleItems } from './seedSampleItems.ts';
export { giveCredits } from './creditStore.ts';
export { itemStore } from './itemStore.ts';
