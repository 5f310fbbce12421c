import { isReadingKey } from '#domain/kernel/readings/isReadingKey.ts';

import {
  compareForenames,
  compareMiddleNames,
  compareSurnames,
  type NameComparison,
  type ShareOf,
} from './compareNames.ts';
import type { Evidence } from './evidence.ts';
import type { LinkageWeights } from './linkageWeights.ts';
import type { ComparedName, PersonDescription } from './personDescription.ts';

/** What evidence is weighed with. */
export interface Scales {
  weights: LinkageWeights;
  /** How common names and places are where the two were found. */
  shareOf: ShareOf;
}

/** A weight within its bounds, all in bits. */
export const clampBits = (bits: number, least: number, most: number): number => Math.min(most, Math.max(least, bits));

/** Bits of a letter that was read, and what a reading that fits is short of the name itself. */
const LETTER_BITS = 1.9;
const READING_LESS = 0.5;

/** Bits of a shared name, from how many people have it; of a reading no more than its letters tell. */
export function nameBits(met: NameComparison, kind: 'surname' | 'forename', { weights, shareOf }: Scales): number {
  const { exactMost, exactLeast, variantLess } = weights[kind];
  const share = Math.max(shareOf(met.one, kind), shareOf(met.other, kind));
  const bits = clampBits(-Math.log2(Math.max(share, 1e-6)), exactLeast, exactMost);
  const named = met.score === 1 ? bits : bits * met.score - variantLess;
  if (met.level === 'reading') return Math.min(named, LETTER_BITS * (met.known ?? 0)) - READING_LESS;
  return met.level === 'exact' ? bits : bits * met.score - variantLess;
}

/** `Pinch` for two that are written alike, else `Pinch and Pynch`. */
export const writtenPair = (one: string, other: string): string => (one === other ? one : `${one} and ${other}`);

/** The name that was read, and the one that may be it. */
function couldBe(what: 'surname' | 'first name', one: ComparedName, other: ComparedName): string {
  const isDoubted = ({ tokens }: ComparedName): boolean => tokens.some(isReadingKey);
  if (isDoubted(one) && isDoubted(other)) return `The same ${what}, as far as it could be read: ${one.written}`;
  const [reading, name] = isDoubted(one) ? [one, other] : [other, one];
  return `The ${what} could be ${name.written}: the record has ${reading.written}`;
}

/** The best any two surnames of the two do; null where one has none. Symmetric. */
export function surnameEvidence(a: PersonDescription, b: PersonDescription, scales: Scales): Evidence | null {
  const names = (person: PersonDescription) => [person.surname, ...person.otherSurnames];
  let best: Evidence | null = null;
  for (const one of names(a)) {
    for (const other of names(b)) {
      const met = compareSurnames(one, other);
      if (!met) continue;
      const { partly, different } = scales.weights.surname;
      const bits =
        met.level === 'different' ? different : met.level === 'partly' ? partly : nameBits(met, 'surname', scales);
      if (best && best.bits >= bits) continue;
      const pair = writtenPair(one.written, other.written);
      const text =
        {
          reading: couldBe('surname', one, other),
          exact: `The same surname: ${pair}`,
          variant: `Surnames that are written for each other: ${pair}`,
          partly: `Surnames that share a part: ${pair}`,
        }[met.level as string] ?? `Different surnames: ${pair}`;
      best = { field: 'surname', level: met.level, bits, text };
    }
  }
  return best;
}

/** Whether no name of the two was read for certain in both: such a pair is possible at most. */
export function isByReadings(evidence: readonly Evidence[]): boolean {
  const names = evidence.filter(({ field, bits }) => (field === 'surname' || field === 'forename') && bits > 0);
  return names.length > 0 && names.every(({ level }) => level === 'reading');
}

/** How well the forenames agree; null where one has none. Symmetric. */
export function forenameEvidence(a: PersonDescription, b: PersonDescription, scales: Scales): Evidence | null {
  const met = compareForenames(a.forenames, b.forenames);
  if (!met) return null;
  const pair = writtenPair(a.forenames.written, b.forenames.written);
  const { second, initial, different } = scales.weights.forename;
  const further = compareMiddleNames(a.forenames, b.forenames);
  const middle = further && met.level !== 'different' ? scales.weights.middle[further] : 0;
  const weighed = (bits: number, text: string): Evidence => ({ field: 'forename', level: met.level, bits, text });
  if (met.level === 'different') return weighed(different, `Different first names: ${pair}`);
  if (met.level === 'second')
    return weighed(second + Math.min(0, middle), `A further first name of one is the first of the other: ${pair}`);
  if (met.level === 'initial') return weighed(initial + middle, `An initial that fits: ${pair}`);
  if (met.level === 'reading')
    return weighed(nameBits(met, 'forename', scales) + middle, couldBe('first name', a.forenames, b.forenames));
  const text =
    met.level === 'exact'
      ? `The same first name: ${pair}`
      : `First names that are variants of each other (${met.how}): ${pair}`;
  return weighed(nameBits(met, 'forename', scales) + middle, text);
}
