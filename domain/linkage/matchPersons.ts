import { compareDates } from './compareDates.ts';
import { compareForenames, compareMiddleNames, compareSurnames, type NameComparison, type ShareOf } from './compareNames.ts';
import { compareAllPlaces, type PlaceLevel } from './comparePlaces.ts';
import { LINKAGE_WEIGHTS, POSSIBLE_FROM_BITS, STRONG_FROM_BITS } from './linkageWeights.ts';
import type { ComparedDate, ComparedPlace, ComparedRelative, PersonDescription } from './personDescription.ts';

/** One piece of evidence, in words a reader can check. */
export interface LinkageReason {
  text: string;
  /** For or against the two being one person. */
  isFor: boolean;
}

/** What comparing two descriptions came to. */
export interface LinkageMatch {
  /** Sum of the evidence in bits: each bit doubles the odds. */
  bits: number;
  /** Null: too little speaks for one person, or something rules it out. */
  word: 'strong' | 'possible' | null;
  /** Weightiest first. */
  reasons: readonly LinkageReason[];
}

interface Evidence {
  bits: number;
  text: string;
}

/** Share of a name or place of which nothing is known: forenames were few, surnames many. */
const USUAL_SHARE = { forename: 0.02, surname: 0.001, place: 0.03 } as const;
const usualShare: ShareOf = (_token, kind) => USUAL_SHARE[kind];

/** Evidence as heavy as this stands against calling two strongly one, whatever speaks for it. */
const SERIOUS_BITS = -4;

/** Bits against what cannot be: more than all names and dates together can weigh for it. */
const IMPOSSIBLE = -60;
const LONGEST_LIFE_YEARS = 105;

const bounded = (bits: number, least: number, most: number): number => Math.min(most, Math.max(least, bits));

/** Bits of a name that is shared, from how many bear it. */
function nameBits(met: NameComparison, kind: 'surname' | 'forename', shareOf: ShareOf): number {
  const { exactMost, exactLeast, variantLess } = LINKAGE_WEIGHTS[kind];
  const share = Math.max(shareOf(met.one, kind), shareOf(met.other, kind));
  const bits = bounded(-Math.log2(Math.max(share, 1e-6)), exactLeast, exactMost);
  return met.level === 'exact' ? bits : bits * met.score - variantLess;
}

const writtenPair = (one: string, other: string): string => (one === other ? one : `${one} and ${other}`);

function surnameEvidence(a: PersonDescription, b: PersonDescription, shareOf: ShareOf): Evidence | null {
  const names = (person: PersonDescription) => [person.surname, ...person.otherSurnames];
  let best: Evidence | null = null;
  for (const one of names(a)) {
    for (const other of names(b)) {
      const met = compareSurnames(one, other);
      if (!met) continue;
      const { partly, different } = LINKAGE_WEIGHTS.surname;
      const bits = met.level === 'different' ? different : met.level === 'partly' ? partly : nameBits(met, 'surname', shareOf);
      if (best && best.bits >= bits) continue;
      const pair = writtenPair(one.written, other.written);
      const text = { exact: `The same surname: ${pair}`, variant: `Surnames that are written for each other: ${pair}`, partly: `Surnames that share a part: ${pair}` }[met.level as string] ?? `Different surnames: ${pair}`;
      best = { bits, text };
    }
  }
  return best;
}

function forenameEvidence(a: PersonDescription, b: PersonDescription, shareOf: ShareOf): Evidence | null {
  const met = compareForenames(a.forenames, b.forenames);
  if (!met) return null;
  const pair = writtenPair(a.forenames.written, b.forenames.written);
  const { second, initial, different } = LINKAGE_WEIGHTS.forename;
  const further = compareMiddleNames(a.forenames, b.forenames);
  const middle = further && met.level !== 'different' ? LINKAGE_WEIGHTS.middle[further] : 0;
  if (met.level === 'different') return { bits: different, text: `Different first names: ${pair}` };
  if (met.level === 'second') return { bits: second + Math.min(0, middle), text: `A further first name of one is the first of the other: ${pair}` };
  if (met.level === 'initial') return { bits: initial + middle, text: `An initial that fits: ${pair}` };
  const text = met.level === 'exact' ? `The same first name: ${pair}` : `First names that stand for each other (${met.how}): ${pair}`;
  return { bits: nameBits(met, 'forename', shareOf) + middle, text };
}

function sexEvidence({ sex: one }: PersonDescription, { sex: other }: PersonDescription): Evidence | null {
  if (one === null || other === null) return null;
  return one === other ? { bits: LINKAGE_WEIGHTS.sex.same, text: 'The same sex' } : { bits: LINKAGE_WEIGHTS.sex.different, text: 'One is a man, the other a woman' };
}

function yearsInWords({ earliest, latest, isEstimated }: ComparedDate): string {
  if (isEstimated) return `about ${latest}`;
  return earliest === latest ? String(latest) : `${earliest}–${latest}`;
}

function dateEvidence(one: ComparedDate | null, other: ComparedDate | null, what: 'birth' | 'death'): Evidence | null {
  if (!one || !other) return null;
  const level = compareDates(one, other);
  const bits = LINKAGE_WEIGHTS[what][level];
  const verb = what === 'birth' ? 'Born' : 'Died';
  if (level === 'sameDay') return { bits, text: `${verb} on the same day in ${yearsInWords(one)}` };
  const [first, second] = [yearsInWords(one), yearsInWords(other)];
  return { bits, text: first === second ? `${verb} ${first} in both` : `${verb} ${first} and ${second}` };
}

const PLACE_WORDS: Readonly<Record<PlaceLevel, string>> = { same: 'the same place', near: 'places near each other', word: 'places whose names share a word', county: 'the same county', different: 'different places', far: 'places far apart' };

function placeEvidence(some: readonly ComparedPlace[], others: readonly ComparedPlace[], what: 'birthPlace' | 'place', shareOf: ShareOf): Evidence | null {
  const met = compareAllPlaces(some, others);
  if (!met) return null;
  const verb = what === 'birthPlace' ? 'Born in' : 'Lived in';
  const { sameMost, sameLeast, ...apart } = LINKAGE_WEIGHTS[what];
  const bits = met.level === 'same' ? bounded(-Math.log2(Math.max(shareOf(met.one.key, 'place'), 1e-6)), sameLeast, sameMost) : apart[met.level];
  return { bits, text: `${verb} ${PLACE_WORDS[met.level]}: ${writtenPair(met.one.written, met.other.written)}` };
}

function relativeEvidence(one: ComparedRelative | null, other: ComparedRelative | null, who: string, shareOf: ShareOf): Evidence | null {
  const met = one && other && compareForenames(one.forenames, other.forenames);
  if (!met) return null;
  const { same, compatible, different } = LINKAGE_WEIGHTS.relative;
  const bits = met.level === 'different' ? different : met.level === 'exact' || met.level === 'variant' ? Math.min(same, nameBits(met, 'forename', shareOf)) : Math.min(compatible, nameBits(met, 'forename', shareOf));
  const pair = writtenPair(one.forenames.written, other.forenames.written);
  return { bits, text: met.level === 'different' ? `${who} with different names: ${pair}` : `${who} with the same name: ${pair}` };
}

function occupationEvidence(some: readonly string[], others: readonly string[]): Evidence | null {
  if (some.length === 0 || others.length === 0) return null;
  const { same, word, different } = LINKAGE_WEIGHTS.occupation;
  const shared = some.find((each) => others.includes(each));
  if (shared === undefined) return { bits: different, text: 'Different occupations' };
  const isSame = some.length === others.length && some.every((each) => others.includes(each));
  return { bits: isSame ? same : word, text: `An occupation in common: ${isSame ? some.join(' ') : shared}` };
}

/** A life that contradicts itself proves nothing against another. */
const endsBefore = (ended: PersonDescription, lived: PersonDescription): boolean =>
  ended.death !== null && lived.aliveIn !== null && ended.death.latest < lived.aliveIn && (ended.aliveIn === null || ended.aliveIn <= ended.death.latest) && (lived.death === null || lived.aliveIn <= lived.death.latest);
const beginsAfter = (born: PersonDescription, lived: PersonDescription): boolean =>
  born.birth !== null && lived.aliveIn !== null && born.birth.earliest - (born.birth.isEstimated ? 5 : 0) > lived.aliveIn && (born.aliveIn === null || born.birth.earliest <= born.aliveIn) && (lived.birth === null || lived.birth.earliest <= lived.aliveIn);
const outlives = (one: PersonDescription, other: PersonDescription): boolean => one.birth !== null && other.aliveIn !== null && other.aliveIn - one.birth.latest > LONGEST_LIFE_YEARS && (one.aliveIn === null || one.aliveIn - one.birth.latest <= LONGEST_LIFE_YEARS) && (other.birth === null || other.aliveIn - other.birth.latest <= LONGEST_LIFE_YEARS);

function contradiction(a: PersonDescription, b: PersonDescription): Evidence | null {
  if (endsBefore(a, b) || endsBefore(b, a)) return { bits: IMPOSSIBLE, text: 'One had died before the other record was made' };
  if (beginsAfter(a, b) || beginsAfter(b, a)) return { bits: IMPOSSIBLE, text: 'One was not born yet when the other record was made' };
  if (outlives(a, b) || outlives(b, a)) return { bits: IMPOSSIBLE, text: 'Too many years lie between the two for one life' };
  return null;
}

/** Brothers share surname, parents, home and nearly the age: only the first name tells them apart, and the day of birth. */
function wordFor(bits: number, isSibling: boolean, isProven: boolean): LinkageMatch['word'] {
  if (isSibling || bits < POSSIBLE_FROM_BITS) return null;
  return bits >= STRONG_FROM_BITS && isProven ? 'strong' : 'possible';
}

/**
 * How likely two descriptions are of one person, with what speaks for and against it. Symmetric; nothing matches a
 * description better than itself does. Never throws.
 *
 * @param shareOf - how common names are where the two were found; every name counts as fairly rare when left out.
 */
export function matchPersons(a: PersonDescription, b: PersonDescription, shareOf: ShareOf = usualShare): LinkageMatch {
  // Names and places are shared by cousins: only these tell one person.
  const proving = [
    dateEvidence(a.birth, b.birth, 'birth'),
    dateEvidence(a.death, b.death, 'death'),
    relativeEvidence(a.father, b.father, 'Fathers', shareOf),
    relativeEvidence(a.mother, b.mother, 'Mothers', shareOf),
    relativeEvidence(a.spouse, b.spouse, 'Spouses', shareOf),
  ];
  const found = [
    ...proving,
    surnameEvidence(a, b, shareOf),
    forenameEvidence(a, b, shareOf),
    sexEvidence(a, b),
    placeEvidence(a.birthPlace ? [a.birthPlace] : [], b.birthPlace ? [b.birthPlace] : [], 'birthPlace', shareOf),
    placeEvidence(a.places, b.places, 'place', shareOf),
    occupationEvidence(a.occupation, b.occupation),
    contradiction(a, b),
  ].filter((evidence) => evidence !== null);
  const isSibling = compareForenames(a.forenames, b.forenames)?.level === 'different' && !(a.birth && b.birth && compareDates(a.birth, b.birth) === 'sameDay');
  const isProven = proving.some((evidence) => evidence !== null && evidence.bits > 0) && found.every((evidence) => evidence.bits > SERIOUS_BITS);
  const bits = found.reduce((sum, evidence) => sum + evidence.bits, 0);
  const reasons = found.filter((evidence) => evidence.bits !== 0).sort((one, other) => Math.abs(other.bits) - Math.abs(one.bits));
  return {
    bits,
    word: wordFor(bits, isSibling, isProven),
    reasons: reasons.map(({ bits: weight, text }) => ({ text, isFor: weight > 0 })),
  };
}
