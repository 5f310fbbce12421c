export { createCollectionStore } from './collectionStore.ts';
export type { StoredCollection, StoredItem } from './collectionRow.ts';
export { clippingsOfItems, itemsOf } from './itemStore.ts';
export { clipForSite, makeSiteCollection, publishSiteCollection, removeSiteCollection, siteCollections } from './siteCollections.ts';
