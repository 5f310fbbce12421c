import { REFUSED, SHAPE_ONLY, type OperationDisclosures } from './disclosure.ts';

/**
 * What may be seen of clippings and collections: how many there are. Titles, notes, tags and texts are the member's
 * own.
 */
export const clippingOperations: OperationDisclosures = {
  clipRoom: { answer: ['myClippings.kept', 'myClippings.most'] },
  textOfRegions: REFUSED,
  makeClipping: SHAPE_ONLY,
  myClippings: { answer: ['total', 'kept', 'most'] },
  oneClipping: SHAPE_ONLY,
  searchClippings: { answer: ['total'] },
  changeClipping: SHAPE_ONLY,
  removeClipping: SHAPE_ONLY,
  restoreClipping: SHAPE_ONLY,
  // Links are keys to what they open.
  shareClipping: REFUSED,
  unshareClipping: SHAPE_ONLY,
  sharedClipping: REFUSED,
  reportSharedClipping: REFUSED,
  clippingReports: REFUSED,
  decideClippingReport: SHAPE_ONLY,
  myCollections: { answer: ['total', 'most', 'collections.itemCount'] },
  publicCollections: { answer: ['total'] },
  oneCollection: { answer: ['itemCount', 'mostItems', 'version'] },
  makeCollection: SHAPE_ONLY,
  changeCollection: SHAPE_ONLY,
  removeCollection: SHAPE_ONLY,
  restoreCollection: SHAPE_ONLY,
  addToCollection: SHAPE_ONLY,
  moveCollectionItem: SHAPE_ONLY,
  changeCollectionItem: REFUSED,
  removeFromCollection: SHAPE_ONLY,
  inviteToCollection: REFUSED,
  collectionInvitation: REFUSED,
  acceptCollectionInvitation: REFUSED,
  removeCollectionMember: SHAPE_ONLY,
  // Whom a clipping is of.
  attachClippingToPerson: REFUSED,
  importAnnotations: REFUSED,
  clippingExports: { answer: ['items', 'leftOut', 'bytes', 'progress'] },
  makeClippingExport: REFUSED,
  cancelClippingExport: SHAPE_ONLY,
  // Its answer opens the file.
  issueClippingExport: REFUSED,
};
