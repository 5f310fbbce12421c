/** Most records or articles compared side by side: more fit no screen. */
export const MOST_COMPARED = 4;

/** Longest search that an address may hold; the rest is cut off. */
export const MOST_WORDS = 2_000;

/** Where records and articles are compared; `record` and `article` name each. */
export const COMPARE_PATH = '/search/compare';

/** A record, or an article of a newspaper, that is compared with others. */
export interface ComparedItem {
  kind: 'record' | 'article';
  id: string;
}

/** Whether both are one record or article. */
export const isSameItem = (one: ComparedItem, other: ComparedItem): boolean =>
  one.kind === other.kind && one.id === other.id;
