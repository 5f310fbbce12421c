import { compareForenames } from './compareNames.ts';
import { compareDates, compareAllPlaces, type PlaceLevel } from './comparisonLevels.ts';
import { contradiction } from './contradictions.ts';
import type { Evidence } from './evidence.ts';
import { clampBits, forenameEvidence, nameBits, type Scales, surnameEvidence, writtenPair } from './nameEvidence.ts';
import type { ComparedDate, ComparedPlace, ComparedRelative, PersonDescription } from './personDescription.ts';

function sexEvidence(
  { sex: one }: PersonDescription,
  { sex: other }: PersonDescription,
  { weights }: Scales,
): Evidence | null {
  if (one === null || other === null) return null;
  const level = one === other ? 'same' : 'different';
  return {
    field: 'sex',
    level,
    bits: weights.sex[level],
    text: level === 'same' ? 'The same sex' : 'One is a man, the other a woman',
  };
}

function yearsInWords({ earliest, latest, isEstimated }: ComparedDate): string {
  if (isEstimated) return `about ${latest}`;
  return earliest === latest ? String(latest) : `${earliest}–${latest}`;
}

function dateEvidence(
  one: ComparedDate | null,
  other: ComparedDate | null,
  field: 'birth' | 'death',
  { weights }: Scales,
): Evidence | null {
  if (!one || !other) return null;
  const level = compareDates(one, other);
  const verb = field === 'birth' ? 'Born' : 'Died';
  const [first, second] = [yearsInWords(one), yearsInWords(other)];
  const text =
    level === 'sameDay'
      ? `${verb} on the same day in ${first}`
      : first === second
        ? `${verb} ${first} in both`
        : `${verb} ${first} and ${second}`;
  return { field, level, bits: weights[field][level], text };
}

const PLACE_WORDS: Readonly<Record<PlaceLevel, string>> = {
  same: 'the same place',
  near: 'places near each other',
  word: 'places whose names share a word',
  county: 'the same county',
  different: 'different places',
  far: 'places far apart',
};

function placeEvidence(
  some: readonly ComparedPlace[],
  others: readonly ComparedPlace[],
  field: 'birthPlace' | 'place',
  { weights, shareOf }: Scales,
): Evidence | null {
  const met = compareAllPlaces(some, others);
  if (!met) return null;
  const { sameMost, sameLeast, ...apart } = weights[field];
  const bits =
    met.level === 'same'
      ? clampBits(-Math.log2(Math.max(shareOf(met.one.key, 'place'), 1e-6)), sameLeast, sameMost)
      : apart[met.level];
  return {
    field,
    level: met.level,
    bits,
    text: `${field === 'birthPlace' ? 'Born in' : 'Lived in'} ${PLACE_WORDS[met.level]}: ${writtenPair(met.one.written, met.other.written)}`,
  };
}

const RELATIVE_WORDS = { father: 'Fathers', mother: 'Mothers', spouse: 'Spouses' } as const;

/** How well two relatives of one kind agree, by their first names; null where one is not recorded. Symmetric. */
export function relativeEvidence(
  one: ComparedRelative | null,
  other: ComparedRelative | null,
  field: keyof typeof RELATIVE_WORDS,
  scales: Scales,
): Evidence | null {
  const met = one && other && compareForenames(one.forenames, other.forenames);
  if (!met) return null;
  const { different, ...fitting } = scales.weights.relative;
  const level =
    met.level === 'different' ? 'different' : met.level === 'exact' || met.level === 'variant' ? 'same' : 'compatible';
  const bits = level === 'different' ? different : Math.min(fitting[level], nameBits(met, 'forename', scales));
  const pair = writtenPair(one.forenames.written, other.forenames.written);
  return {
    field,
    level,
    bits,
    text: `${RELATIVE_WORDS[field]} with ${level === 'different' ? 'different names' : 'the same name'}: ${pair}`,
  };
}

function occupationEvidence(some: readonly string[], others: readonly string[], { weights }: Scales): Evidence | null {
  if (some.length === 0 || others.length === 0) return null;
  const shared = some.find((each) => others.includes(each));
  const isSame = some.length === others.length && some.every((each) => others.includes(each));
  const level = shared === undefined ? 'different' : isSame ? 'same' : 'word';
  return {
    field: 'occupation',
    level,
    bits: weights.occupation[level],
    text:
      level === 'different' ? 'Different occupations' : `An occupation in common: ${isSame ? some.join(' ') : shared}`,
  };
}

const isEvidence = (evidence: Evidence | null): evidence is Evidence => evidence !== null;

/**
 * Everything that two descriptions say for and against being of one person. Symmetric. Never throws.
 *
 * @returns `proving`: evidence that identifies one person; `all`: that and what cousins and neighbours share, names and
 * places.
 */
export function personEvidence(
  a: PersonDescription,
  b: PersonDescription,
  scales: Scales,
): { proving: Evidence[]; all: Evidence[] } {
  const proving = [
    dateEvidence(a.birth, b.birth, 'birth', scales),
    dateEvidence(a.death, b.death, 'death', scales),
    relativeEvidence(a.father, b.father, 'father', scales),
    relativeEvidence(a.mother, b.mother, 'mother', scales),
    relativeEvidence(a.spouse, b.spouse, 'spouse', scales),
  ].filter(isEvidence);
  const others = [
    surnameEvidence(a, b, scales),
    forenameEvidence(a, b, scales),
    sexEvidence(a, b, scales),
    placeEvidence(a.birthPlace ? [a.birthPlace] : [], b.birthPlace ? [b.birthPlace] : [], 'birthPlace', scales),
    placeEvidence(a.places, b.places, 'place', scales),
    occupationEvidence(a.occupation, b.occupation, scales),
    contradiction(a, b),
  ].filter(isEvidence);
  return { proving, all: [...proving, ...others] };
}
