/** Where clippings are as Web Annotations, below the site's origin. */
export const CLIPPING_ANNOTATIONS = '/annotations/clipping';
/** Where collections are as collections of annotations. */
export const COLLECTION_ANNOTATIONS = '/annotations/collection';
/** Where collections are for viewers of IIIF. */
export const COLLECTION_IIIF = '/iiif/collection';
/** The query that viewers of IIIF hand a place over in (Content State API 1.0). */
export const CONTENT_STATE = 'iiif-content';

/**
 * Addresses of clippings and collections as standards name them.
 *
 * @param origin - of the site, without a final slash.
 */
export const standardAddresses = (origin: string) => ({
  /** @param id - of the clipping, or the one it is shared under. */
  clipping: (id: string) => `${origin}${CLIPPING_ANNOTATIONS}/${id}`,
  annotations: (collectionId: string) => `${origin}${COLLECTION_ANNOTATIONS}/${collectionId}`,
  /** @param page - from 1. */
  annotationPage: (collectionId: string, page: number) => `${origin}${COLLECTION_ANNOTATIONS}/${collectionId}/${page}`,
  record: (collectionId: string, itemId: string) =>
    `${origin}${COLLECTION_ANNOTATIONS}/${collectionId}/record/${itemId}`,
  manifest: (collectionId: string) => `${origin}${COLLECTION_IIIF}/${collectionId}/manifest`,
  /** @param n - of the region, from 1. */
  canvas: (collectionId: string, clippingId: string, n: number) =>
    `${origin}${COLLECTION_IIIF}/${collectionId}/canvas/${clippingId}/${n}`,
});
