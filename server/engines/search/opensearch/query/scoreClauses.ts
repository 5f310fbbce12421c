import type { Clause } from '#server/engines/opensearch/answers.ts';
import { anyOf, EVERYTHING } from '#server/engines/opensearch/clauses.ts';

import type { PlannedCriterion } from '../../matching/plannedCriterion.ts';
import { MILES_MAX, NAMES_MAX, YEARS_MAX } from '../../matching/relevanceKey.ts';
import type { ResolvedCriterion } from './resolveCriterion.ts';

/** Scores are 32-bit floats: whole numbers below this are exact. */
const EXACT_BELOW = 2 ** 24;

/** What counts least first. */
const KINDS = [
  { kind: 'place', most: MILES_MAX },
  { kind: 'year', most: YEARS_MAX },
  { kind: 'name', most: NAMES_MAX },
] as const;

interface Graded {
  planned: PlannedCriterion;
  resolved: Pick<ResolvedCriterion, 'penalties' | 'path'>;
}

/** One criterion's values by penalty above its smallest. */
interface Ladder {
  /** Where documents hold the values. */
  path: string;
  least: number;
  highest: number;
  steps: ReadonlyMap<number, readonly string[]>;
}

function ladder({ penalties, path }: Graded['resolved']): Ladder {
  let [least, highest] = [Infinity, 0];
  for (const penalty of penalties.values()) {
    least = Math.min(least, penalty);
    highest = Math.max(highest, penalty);
  }
  const steps = new Map<number, string[]>();
  for (const [id, penalty] of penalties) steps.set(penalty - least, [...(steps.get(penalty - least) ?? []), id]);
  return { path, least, highest: highest - least, steps };
}

/** A single criterion needs no sums: its penalties count by their order alone, which takes less room. */
function densely({ path, least, steps }: Ladder): Ladder {
  const sorted = [...steps].sort(([a], [b]) => a - b);
  return { path, least, highest: sorted.length - 1, steps: new Map(sorted.map(([_penalty, ids], at) => [at, ids])) };
}

interface Block {
  ladders: Ladder[];
  highest: number;
  /** The most that is told apart above the least; more counts as this. */
  most: number;
}

function blockOf(criteria: readonly Graded[], { kind, most }: (typeof KINDS)[number]): Block {
  const all = criteria
    .filter(({ planned, resolved }) => planned.kind === kind && resolved.penalties.size > 0)
    .map(({ resolved }) => ladder(resolved));
  const left = Math.max(0, most - all.reduce((sum, { least }) => sum + least, 0));
  const varied = all.filter(({ highest }) => highest > 0);
  const [only] = varied;
  const ladders = only && varied.length === 1 && only.highest <= left ? [densely(only)] : varied;
  return { ladders, highest: ladders.reduce((sum, { highest }) => sum + highest, 0), most: left };
}

/** Halves what is told apart, of what counts least, until scores are exact. */
function fitted(blocks: readonly Block[]): { block: Block; divisor: number }[] {
  const made = blocks.map((block) => ({ block, divisor: 1 }));
  const room = ({ block, divisor }: { block: Block; divisor: number }): number =>
    block.ladders.reduce((sum, { highest }) => sum + Math.floor(highest / divisor), 0) + 1;
  while (made.reduce((product, one) => product * room(one), 1) >= EXACT_BELOW) {
    const widest = made.find((one) => room(one) > 64) ?? made[0];
    if (widest) widest.divisor *= 2;
  }
  return made;
}

/**
 * Relevance as a score: relevanceKey without the rank, upside down, in mixed radix. Each criterion is the best of
 * constants, one for each distinct penalty; constants add up to whole numbers that floats hold exactly, so every shard
 * and every engine agrees. Where sums would need more than 24 bits (nine names and three years at once), the miles are
 * told apart more roughly.
 *
 * @returns clauses that every hit meets anyhow, to be summed; none where all hits match equally well.
 */
export function scoreClauses(criteria: readonly Graded[]): Clause[] {
  let radix = 1;
  const clauses: Clause[] = [];
  for (const { block, divisor } of fitted(KINDS.map((kind) => blockOf(criteria, kind)))) {
    const scaled = (penalty: number): number => Math.floor(penalty / divisor);
    const highest = block.ladders.reduce((sum, ladder) => sum + scaled(ladder.highest), 0);
    if (highest === 0) continue;
    const unit = radix;
    const parts = block.ladders.map((one): Clause => ({
      dis_max: {
        queries: [...one.steps].map(([penalty, ids]) => ({
          constant_score: { filter: anyOf(one.path, ids), boost: (scaled(one.highest) - scaled(penalty)) * unit },
        })),
      },
    }));
    const most = scaled(block.most);
    // The greater of the sum and of what the most counts as.
    const capped: Clause = {
      dis_max: {
        queries: [
          { bool: { must: parts } },
          { constant_score: { filter: EVERYTHING, boost: (highest - most) * unit } },
        ],
      },
    };
    clauses.push(...(highest > most ? [capped] : parts));
    radix *= highest + 1;
  }
  return clauses;
}
