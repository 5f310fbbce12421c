import type { HintMatch } from './matchTreePerson.ts';

interface Compared {
  /** A source that lists everyone once, such as a census: of its records only one can be right. */
  source: string;
  match: HintMatch;
}

/** Bits by which one record must lead the next of its source to be given from it. */
const CLEAR_LEAD_BITS = 4;

/**
 * Which records are offered, the surest first. Of a source that lists everyone once only the likeliest is offered, and
 * only where it clearly leads: two of a name and age cannot be distinguished.
 */
export function chooseHints<Candidate extends Compared>(
  candidates: readonly Candidate[],
): (Candidate & { word: 'strong' | 'possible' })[] {
  const leads = new Map<string, { best: number; second: number }>();
  for (const { source, match } of candidates) {
    const { best, second } = leads.get(source) ?? { best: Number.NEGATIVE_INFINITY, second: Number.NEGATIVE_INFINITY };
    leads.set(
      source,
      match.bits > best ? { best: match.bits, second: best } : { best, second: Math.max(second, match.bits) },
    );
  }
  return candidates
    .flatMap((candidate) => {
      const { word, bits } = candidate.match;
      const lead = leads.get(candidate.source);
      return word === null || !lead || bits < lead.best || lead.best - lead.second < CLEAR_LEAD_BITS
        ? []
        : [{ ...candidate, word }];
    })
    .sort((one, other) => other.match.bits - one.match.bits);
}
