/**
 * Kinds of texts, which are also the folders they are kept in: fixed pages, `/page/:uid`, articles, regions, houses, record sets, the
 * events of a country, stories and partners.
 */
export const CONTENT_KINDS = ['landing', 'page', 'article', 'region', 'house', 'record-set', 'timeline', 'story', 'partner'] as const;

const KEY = /^[a-z0-9]+(?:-+[a-z0-9]+)*(?:\/[a-z0-9]+(?:-+[a-z0-9]+)*){0,3}$/u;
const LONGEST_KEY = 200;

/** Whether a text can be the key of a document: words of lower-case letters and digits joined by hyphens, up to four segments. */
export const isContentKey = (text: string): boolean => text.length <= LONGEST_KEY && KEY.test(text);
