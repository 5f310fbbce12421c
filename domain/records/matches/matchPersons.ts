import { compareForenames, type ShareOf } from './compareNames.ts';
import { compareDates } from './comparisonLevels.ts';
import { type LinkageReason, reasonsOf } from './evidence.ts';
import { LINKAGE_WEIGHTS, POSSIBLE_FROM_BITS, STRONG_FROM_BITS } from './linkageWeights.ts';
import { isByReadings } from './nameEvidence.ts';
import type { PersonDescription } from './personDescription.ts';
import { personEvidence } from './personEvidence.ts';

/** What comparing two descriptions came to. */
export interface LinkageMatch {
  /** Sum of the evidence in bits: each bit doubles the odds. */
  bits: number;
  /** Null: too little speaks for one person, or something rules it out. */
  word: 'strong' | 'possible' | null;
  /** Weightiest first. */
  reasons: readonly LinkageReason[];
}

/** Share of a name or place of which nothing is known: forenames were few, surnames many. */
const USUAL_SHARE = { forename: 0.02, surname: 0.001, place: 0.03 } as const;

/** How common a name or place is of which nothing is known, 0 to 1. */
export const usualShare: ShareOf = (_token, kind) => USUAL_SHARE[kind];

/** Contrary evidence of this weight rules out a strong match, whatever else agrees. */
const SERIOUS_BITS = -4;

/**
 * Brothers share surname, parents, home and nearly the age: only the first name tells them apart, and the day of birth.
 */
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
  // Names and places are shared by cousins: only proof identifies one person.
  const { proving, all } = personEvidence(a, b, { weights: LINKAGE_WEIGHTS, shareOf });
  const isSibling =
    compareForenames(a.forenames, b.forenames)?.level === 'different' &&
    !(a.birth && b.birth && compareDates(a.birth, b.birth) === 'sameDay');
  const isProven =
    proving.some(({ bits }) => bits > 0) && all.every(({ bits }) => bits > SERIOUS_BITS) && !isByReadings(all);
  const bits = all.reduce((sum, evidence) => sum + evidence.bits, 0);
  return {
    bits,
    word: wordFor(bits, isSibling, isProven),
    reasons: reasonsOf(all).map(({ text, isFor }) => ({ text, isFor })),
  };
}

/** A record that may be of the person asked about. */
export interface Candidate {
  id: string;
  /** A source that lists each person once, such as a census: only one of its records can be right. */
  source: string;
  match: LinkageMatch;
}

/** A match worth showing. */
export interface ChosenMatch extends Candidate {
  word: NonNullable<LinkageMatch['word']>;
}

/** Bits by which one record must lead the next of its source to be distinct from it. */
const CLEAR_LEAD_BITS = 2;

/**
 * Which candidates are shown, the surest first. Where several of one source are about as likely, none of them is
 * strong; what is clearly less likely than another of its source is left out.
 */
export function chooseMatches(candidates: readonly Candidate[], most: number): ChosenMatch[] {
  const bySource = new Map<string, number[]>();
  for (const { source, match } of candidates)
    if (match.word !== null)
      bySource.set(
        source,
        [...(bySource.get(source) ?? []), match.bits].sort((a, b) => b - a),
      );
  return candidates
    .flatMap((candidate): ChosenMatch[] => {
      const { word, bits } = candidate.match;
      const [best = 0, second = Number.NEGATIVE_INFINITY] = bySource.get(candidate.source) ?? [];
      if (word === null || best - bits > CLEAR_LEAD_BITS) return [];
      return [{ ...candidate, word: best - second > CLEAR_LEAD_BITS ? word : 'possible' }];
    })
    .sort((one, other) => other.match.bits - one.match.bits || (one.id < other.id ? -1 : 1))
    .slice(0, most);
}
