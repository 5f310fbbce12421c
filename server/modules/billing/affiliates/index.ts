export { affiliateNotes, type AffiliateNotes, affiliateStore } from './affiliateStore.ts';
