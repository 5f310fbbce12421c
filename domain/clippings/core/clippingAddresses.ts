/** Ids of clippings, and the ids they are shared under: 100 and 128 random bits. */
const CLIPPING_ID = /^c-[a-z2-7]{20}$/u;
const SHARE_ID = /^[\w-]{22}$/u;

/** Whether a text has the form of a clipping's id. */
export const isClippingId = (text: string): boolean => CLIPPING_ID.test(text);

/**
 * Whether a text has the form of an id that a clipping is shared under. Both have 22 signs: what could be a clipping's
 * own is one.
 */
export const isShareId = (text: string): boolean => SHARE_ID.test(text) && !isClippingId(text);

const PICTURES = '/titan/marshal/obscura/api/clipping';

/** Where small pictures of clippings are (COLL-001); what is asked for is in the query. */
export const CLIPPING_THUMBNAILS_PATH = `${PICTURES}/thumbnail`;
/** Where pictures of clippings are (COLL-002), below it. */
export const CLIPPING_IMAGES_PATH = `${PICTURES}/image`;

/** Boxes that the two sizes of small pictures fit into. */
export const CLIPPING_THUMBNAIL_SIDES = { small: 240, medium: 600 } as const;

export type ClippingThumbnailSize = keyof typeof CLIPPING_THUMBNAIL_SIDES;

/** The small picture of a clipping. @param id - of the clipping, or the one it is shared under. */
export const clippingThumbnail = (id: string, size: ClippingThumbnailSize = 'small'): string =>
  `${CLIPPING_THUMBNAILS_PATH}?id=${id}&size=${size}`;

/** The picture of one region. @param n - from 1. */
export const clippingPicture = (id: string, n: number): string => `${CLIPPING_IMAGES_PATH}/${id}/${n}.jpg`;

/** The page of a shared clipping (ROUTE-180). */
export const sharedClippingAddress = (shareId: string): string => `/image-share/${shareId}`;
