/** How many stock pictures there are for records without a picture of their own. */
export const STOCK_THUMBNAILS = 10;

/**
 * Number of the stock picture, from 0, for a family-search record: the length of its whole id, prefix included, modulo
 * ten (spec 1 section 7, Q-066).
 */
export const stockThumbnail = (recordId: string): number => recordId.length % STOCK_THUMBNAILS;
