export { createCollectionStore } from './collectionStore.ts';
export type { StoredCollection, StoredItem } from './collectionRow.ts';
export { clippingsOfItems, itemsOf } from './itemStore.ts';
export { SHARED_COLLECTION } from './membersStore.ts';
export {
  clipForSite,
  makeSiteCollection,
  publishSiteCollection,
  removeSiteCollection,
  siteCollections,
} from './siteCollections.ts';
