export { fulfilCredits, fulfilItem } from './fulfilItems.ts';
export { quoteCredits, quoteItem } from './quoteItem.ts';
export { seedSampleItems } from './seedSampleItems.ts';
