import type { DateLevel, PlaceLevel } from './comparisonLevels.ts';

interface NameWeights {
  /** Exact names weigh by how rare they are, within these bounds. */
  exactMost: number;
  exactLeast: number;
  /** Taken off where a name is a variant of the other, beside what its nearness takes. */
  variantLess: number;
  different: number;
}

interface PlaceWeights extends Readonly<Record<Exclude<PlaceLevel, 'same'>, number>> {
  /** The weight of a shared place depends on how many people have it, within these bounds. */
  sameMost: number;
  sameLeast: number;
}

/**
 * Evidence of each comparison in bits, Fellegi–Sunter: log2 of how much likelier the outcome is between two sources of
 * one person than between two of different people.
 */
export interface LinkageWeights {
  surname: NameWeights & { partly: number };
  forename: NameWeights & { second: number; initial: number };
  /** Further forenames both sources give. */
  middle: Readonly<Record<'same' | 'initial' | 'different', number>>;
  sex: Readonly<Record<'same' | 'different', number>>;
  birth: Readonly<Record<DateLevel, number>>;
  death: Readonly<Record<DateLevel, number>>;
  birthPlace: PlaceWeights;
  place: PlaceWeights;
  /** Fathers, mothers, spouses. */
  relative: Readonly<Record<'same' | 'compatible' | 'different', number>>;
  occupation: Readonly<Record<'same' | 'word' | 'different', number>>;
}

/** For two records of any sources. Set by hand; docs/adr/0021 says where the figures come from. */
export const LINKAGE_WEIGHTS: LinkageWeights = {
  surname: { exactMost: 12, exactLeast: 4, variantLess: 0.3, partly: 3.5, different: -5 },
  forename: { exactMost: 7, exactLeast: 2.5, variantLess: 0.2, second: 0, initial: 1, different: -7 },
  middle: { same: 3, initial: 1.5, different: -1 },
  sex: { same: 0.8, different: -5 },
  birth: {
    sameDay: 12,
    sameMonth: 8,
    twoParts: 6,
    sameYear: 5.5,
    overlap: 3.5,
    within1: 1,
    within2: -0.5,
    within5: -3,
    within10: -5,
    further: -8,
  },
  death: {
    sameDay: 12,
    sameMonth: 8,
    twoParts: 6,
    sameYear: 5.5,
    overlap: 4,
    within1: 2,
    within2: -1,
    within5: -3,
    within10: -5,
    further: -8,
  },
  birthPlace: { sameMost: 5, sameLeast: 2, near: 1, word: 3, county: 0, different: -1.2, far: -2.5 },
  place: { sameMost: 5, sameLeast: 1, near: 0.5, word: 3, county: 0, different: -0.6, far: -1.2 },
  relative: { same: 6, compatible: 2.5, different: -4.5 },
  occupation: { same: 4, word: 2.5, different: -0.8 },
};

/** Bits from which two descriptions are said to be of one person. */
export const STRONG_FROM_BITS = 17;
/** Bits from which they may be. */
export const POSSIBLE_FROM_BITS = 12;
