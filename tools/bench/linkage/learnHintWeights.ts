import type { Evidence } from '#domain/records/matches/evidence.ts';
import { matchTreePerson } from '#domain/trees/hints/matchTreePerson.ts';

import type { SampleHints } from './sampleHints.ts';

/** Outcomes met less often than this, in true and false pairs together, teach nothing. */
const FEWEST = 25;
/** Fathers, mothers and spouses are learnt together. */
const POOLED: Readonly<Partial<Record<Evidence['field'], string>>> = {
  father: 'relative',
  mother: 'relative',
  spouse: 'relative',
};

interface Outcomes {
  same: Map<string, number>;
  others: Map<string, number>;
}

const totalOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/**
 * Bits of every outcome of every comparison, learnt by counting how often it is met between a person of a tree and
 * their own records (m) and between them and records of others of fitting names (u): log2 of m over u, with half a case
 * added to each so that nothing is impossible. Names are not learnt: they weigh by how rare they are.
 *
 * @returns by field and outcome, in tenths of a bit; outcomes too seldom met are left out.
 */
export function learnHintWeights({ asked, shareOf }: SampleHints): Record<string, Record<string, number>> {
  const fields = new Map<string, Outcomes>();
  for (const { personId, tree, candidates } of asked) {
    for (const candidate of candidates) {
      const { evidence } = matchTreePerson(tree, candidate.record, shareOf);
      if (evidence.some(({ field }) => field === 'life')) continue;
      for (const { field, level } of evidence) {
        const name = POOLED[field] ?? field;
        const outcomes = fields.get(name) ?? { same: new Map<string, number>(), others: new Map<string, number>() };
        fields.set(name, outcomes);
        const counts = candidate.personId === personId ? outcomes.same : outcomes.others;
        counts.set(level, (counts.get(level) ?? 0) + 1);
      }
    }
  }
  return Object.fromEntries(
    [...fields].map(([name, { same, others }]) => {
      const levels = [...new Set([...same.keys(), ...others.keys()])].filter(
        (level) => (same.get(level) ?? 0) + (others.get(level) ?? 0) >= FEWEST,
      );
      const bitsOf = (level: string): number =>
        Math.log2(
          ((same.get(level) ?? 0) + 0.5) /
            (totalOf(same) + 0.5 * levels.length) /
            (((others.get(level) ?? 0) + 0.5) / (totalOf(others) + 0.5 * levels.length)),
        );
      return [name, Object.fromEntries(levels.map((level) => [level, Math.round(bitsOf(level) * 10) / 10]))];
    }),
  );
}
