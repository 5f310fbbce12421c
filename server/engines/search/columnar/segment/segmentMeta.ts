/** A set at one generation, as a segment holds it whole. */
export interface IndexedSet {
  id: string;
  generation: number;
}

/**
 * How the codes of a field lie (CodeColumn): beside other facets of as many bytes a code, one after the other, only
 * where a record has one, one for each set, or not at all, where records are laid out by the field.
 */
export type ColumnShape =
  | { shape: 'matrix'; bytes: 1 | 2; at: number }
  | { shape: 'dense' }
  | { shape: 'sparse' }
  | { shape: 'sets' }
  | { shape: 'ranges' };

export interface ValueFieldMeta {
  column: ColumnShape;
  /** Some records hold more than one value. */
  hasExtras: boolean;
  /** Place ids lie beside the values. */
  hasPlaces: boolean;
  /** Name tokens and sound keys lie beside the values. */
  isName: boolean;
  /** Words of the values lie beside them. */
  hasWords: boolean;
}

/** The directory of one segment: everything small; the arrays are sections. */
export interface SegmentMeta {
  docs: number;
  sets: readonly IndexedSet[];
  values: Readonly<Record<string, ValueFieldMeta>>;
  years: Readonly<Record<string, 'dense' | 'sparse'>>;
  /** Facet codes per record in the matrix of each width. */
  matrixWidths: Readonly<Record<1 | 2, number>>;
}

/** Raised when the layout or what is indexed changes: older files are then rebuilt, never misread. */
export const INDEX_VERSION = 15;

/** The year stored where a record has none. */
export const NO_YEAR = -32768;

/** Records are laid out in the order of these fields, so a surname is one range. */
export const SORT_FIELD = 'LastName';
/** Orders records of one surname. */
export const SECOND_SORT_FIELD = 'FirstName';
