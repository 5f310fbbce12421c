import { LINKAGE_WEIGHTS, type LinkageWeights } from '#domain/records/matches/linkageWeights.ts';

/** Evidence that only a tree and a record give together, in bits (see `LinkageWeights`). */
export interface HintWeights extends LinkageWeights {
  /** Day of a wedding against the couple's in the tree; `guessed`: the tree knows only the first child. */
  marriage: Readonly<Record<'same' | 'sameYear' | 'guessed' | 'within2' | 'within5' | 'further', number>>;
  /** Single, married or widowed, against the weddings of the tree. */
  condition: Readonly<Record<'fits' | 'singleAfter' | 'marriedBefore', number>>;
  /** People of the household who are family in the tree. */
  household: Readonly<Record<'three' | 'two' | 'one' | 'none', number>>;
  mothersName: Readonly<Record<'same' | 'different', number>>;
  /** A woman's surname against the one she had then. */
  nameThen: Readonly<Record<'fits' | 'maiden' | 'married' | 'former', number>>;
}

/**
 * Learnt by counting (tools/bench/linkage/learnHintWeights.ts, printed by `npm run bench -- linkage --learn 1`) on a
 * made-up county of another seed than the one that hints are measured on. Trees and records there err as
 * `tools/sample-county/clerks` lets them: members of real sites err more, so nothing weighs less than -8 (years) or -5 (all
 * else), and what the county hardly shows (initials, words of places, occupations) is as set by hand for records.
 * docs/adr/0021.
 */
export const HINT_WEIGHTS: HintWeights = {
  surname: { ...LINKAGE_WEIGHTS.surname, variantLess: 1.3 },
  forename: { ...LINKAGE_WEIGHTS.forename, variantLess: 1.5, second: -5 },
  middle: LINKAGE_WEIGHTS.middle,
  sex: { same: 0, different: -5 },
  birth: {
    sameDay: 10.8,
    sameMonth: 8,
    twoParts: 6,
    sameYear: 4.8,
    overlap: 3.8,
    within1: 0,
    within2: -1.3,
    within5: -3.2,
    within10: -6.9,
    further: -8,
  },
  death: {
    sameDay: 10.8,
    sameMonth: 6,
    twoParts: 5,
    sameYear: 1.6,
    overlap: 1.6,
    within1: -1,
    within2: -4,
    within5: -5,
    within10: -6.9,
    further: -8,
  },
  birthPlace: { sameMost: 3.1, sameLeast: 1.1, near: -1.9, word: 0.5, county: -5, different: -3.5, far: -5 },
  place: { sameMost: 2.6, sameLeast: 0.6, near: -1.5, word: 0.5, county: -3.1, different: -1, far: -3.4 },
  relative: { same: 3, compatible: 0, different: -5 },
  occupation: LINKAGE_WEIGHTS.occupation,
  marriage: { same: 7.5, sameYear: 5.8, guessed: 2.9, within2: -3, within5: -3.1, further: -5 },
  condition: { fits: 0.5, singleAfter: -5, marriedBefore: -5 },
  household: { three: 5.3, two: 3.7, one: 1, none: -3 },
  mothersName: { same: 3.3, different: -5 },
  nameThen: { fits: 1, maiden: -5, married: -5, former: -5 },
};

/** Bits from which a record is offered as a hint. */
export const HINT_FROM_BITS = 13;
/** Bits from which a hint is called strong. */
export const STRONG_HINT_FROM_BITS = 18;
