/** How many stock pictures there are for records without a picture of their own. */
export const STOCK_THUMBNAILS = 10;

/**
 * Number of the stock picture, from 0, for a family-search record: the length of its whole id, prefix included, modulo
 * ten (spec 1 section 7, Q-066).
 */
export const stockThumbnail = (recordId: string): number => recordId.length % STOCK_THUMBNAILS;

/** Where small pictures of records are; the record's id follows as one encoded segment. */
export const THUMBNAILS_PATH = '/iiif/thumbnails';

/**
 * Address of a small picture of a record: its line on the page, a stock picture, or nothing (404) where there is
 * neither or the reader may not see it (spec 1 section 7).
 */
export const thumbnailAddress = (recordId: string): string => `${THUMBNAILS_PATH}/${encodeURIComponent(recordId)}`;
