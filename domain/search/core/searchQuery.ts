/** What one field is asked for (SRCH-011). */
export interface FilterValue {
  /**
   * Values in the order given; several mean any of them (facets). Lower-cased, filtered, at most 260 characters each.
   */
  values: readonly string[];
  /** Spelling variants wanted; only VARIANTS_STRING fields. */
  variants: boolean;
  /** With variants: also names that merely sound alike; left out means no. */
  soundsAlike?: boolean;
  /** Without names that transcribers could not read for certain; left out means no. `_uncertain=false` in the address. */
  certainOnly?: boolean;
  /** Also records whose name could not be read at all; left out means no, and `certainOnly` leaves them out. */
  unread?: boolean;
  /** Miles around the place; null on fields without proximity. */
  proximity: number | null;
  /** Around a place: also records of the counties touched whose own place is not located; left out means no. */
  unlocated?: boolean;
  /** Years either way; null on fields that are no years. `_offset` in the address, `offset` in GraphQL. */
  yearsEitherWay: number | null;
  /**
   * Variants of the name, place or occupation that the reader switched off, lower-cased; the companion
   * `<urlid>_without` of the address.
   */
  excludedVariants: readonly string[];
}

/** Why the rules dropped a value; whyDropped says it in a sentence. */
export type DropReason =
  | 'no field'
  | 'no such companion'
  | 'nothing to search'
  | 'stray wildcard'
  | 'no year'
  | 'no country'
  | 'no category'
  | 'no subcategory'
  | 'one value only'
  | 'no distance'
  | 'no offset'
  | 'no order'
  | 'no page';

/** A value of the address that the rules dropped, so that the page can report it. */
export interface IgnoredValue {
  /** The key from the address, lower-cased. */
  key: string;
  value: string;
  reason: DropReason;
}

export type SearchLevel = 'archive tag' | 'recordset' | 'subcategory' | 'category' | 'region';

/** The whole record search as the address holds it (SRCH-001: exactly these keys). */
export interface SearchQuery {
  /** By fieldId of the catalogue. */
  filters: Readonly<Record<string, FilterValue>>;
  /** `by` is a fieldId, null for relevance. */
  order: { by: string | null; direction: 'asc' | 'desc' };
  /** From 1. */
  page: number;
  action: string | null;
  searchLevel: SearchLevel;
  utm: { source: string | null; content: string | null };
  sid: string | null;
  language: 'English';
  forceError: boolean;
}
