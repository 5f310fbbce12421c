import type { LinkageMatch } from './matchPersons.ts';

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
