/** One value of a field as the index holds it. */
export interface IndexedValue {
  /** valueKey of what is written. */
  key: string;
  /** As the record has it, or as derived from it. */
  written: string;
  /** Of the gazetteer; null on other fields and for places that could not be identified. */
  placeId: number | null;
}

/** A year a record holds: one year, or the span it lies in. Both ends included. */
export interface IndexedYear {
  earliest: number;
  latest: number;
  /** Derived from an age, not written in the record. */
  isEstimated: boolean;
  written: string;
}

/** What both search engines index of one record; never holds a closed record (decision 7 of the architecture). */
export interface SearchDocument {
  /** By fieldId; the first value is the one results are ordered by. Never empty lists. */
  values: Readonly<Record<string, readonly IndexedValue[]>>;
  years: Readonly<Record<string, IndexedYear>>;
  /** How detailed the record is, 0 to 15: of two equal matches the fuller comes first. */
  rank: number;
}
