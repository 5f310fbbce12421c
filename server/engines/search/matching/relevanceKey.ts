/** Penalties of one record, summed over the criteria of each kind. */
export interface Penalties {
  names: number;
  years: number;
  miles: number;
  /** SearchDocument.rank. */
  rank: number;
}

/** Bits of a key behind those that say how well the record matches: its own rank. */
export const RANK_BITS = 4;
/** Highest penalty that a key can hold for names; what is above counts as this. */
export const NAMES_MAX = 1023;
/** The same for years. */
export const YEARS_MAX = 255;
/** The same for miles. */
export const MILES_MAX = 511;

/**
 * Relevance as one whole number below 2^31, smaller first: names, then years, then miles, then the fuller record. Both
 * engines order by it and then by record number, so they agree to the last page (ADR 138).
 */
export const relevanceKey = ({ names, years, miles, rank }: Penalties): number =>
  (Math.min(names, NAMES_MAX) << 21) |
  (Math.min(years, YEARS_MAX) << 13) |
  (Math.min(miles, MILES_MAX) << RANK_BITS) |
  (15 - rank);

/** How well a hit matches, whatever its own rank: kinds of records take turns among hits that agree in this. */
export const matchOf = (key: number): number => key >>> RANK_BITS;
