export { affiliateNotes, type AffiliateNotes } from './affiliateNotes.ts';
export { affiliateStore } from './affiliateStore.ts';
