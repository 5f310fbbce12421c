/**
 * Evidence of each comparison in bits, Fellegi–Sunter: log2 of how much likelier the outcome is between two sources of
 * one person than between two of different people. docs/adr/0021 says where the figures come from.
 */
export const LINKAGE_WEIGHTS = {
  /** Exact names weigh by how rare they are, within these bounds. */
  surname: { exactMost: 12, exactLeast: 4, variantLess: 0.3, partly: 3.5, different: -5 },
  forename: { exactMost: 7, exactLeast: 2.5, variantLess: 0.2, second: 0, initial: 1, different: -7 },
  /** Further forenames both sources give. */
  middle: { same: 3, initial: 1.5, different: -1 },
  sex: { same: 0.8, different: -5 },
  birth: { sameDay: 12, sameMonth: 8, twoParts: 6, sameYear: 5.5, overlap: 3.5, within1: 1, within2: -0.5, within5: -3, within10: -5, further: -8 },
  death: { sameDay: 12, sameMonth: 8, twoParts: 6, sameYear: 5.5, overlap: 4, within1: 2, within2: -1, within5: -3, within10: -5, further: -8 },
  birthPlace: { sameMost: 5, sameLeast: 2, near: 1, word: 3, county: 0, different: -1.2, far: -2.5 },
  place: { sameMost: 5, sameLeast: 1, near: 0.5, word: 3, county: 0, different: -0.6, far: -1.2 },
  relative: { same: 6, compatible: 2.5, different: -4.5 },
  occupation: { same: 4, word: 2.5, different: -0.8 },
} as const;

/** Bits from which two descriptions are said to be of one person. */
export const STRONG_FROM_BITS = 17;
/** Bits from which they may be. */
export const POSSIBLE_FROM_BITS = 12;
