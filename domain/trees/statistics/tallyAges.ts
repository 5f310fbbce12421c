import { fewestYears, mostYears } from '#domain/trees/core/rules/ages.ts';

import type { SpanOfDays } from './century.ts';

/** Dates that leave an age open by more years than this say too little of it. */
const VAGUEST = 2;
/** Older is a mistake of the tree, which the checks of its data find. */
const OLDEST = 120;

/**
 * Whole years between two dates, as far as they say; null where they are open, vague or impossible. Of two possible
 * ages the higher counts.
 */
export function statedAge(start: SpanOfDays, end: SpanOfDays): number | null {
  const [fewest, most] = [fewestYears(start, end), mostYears(start, end)];
  if (fewest === null || most === null || most < 0 || most > OLDEST || most - fewest > VAGUEST) return null;
  return Math.max(0, Math.ceil((fewest + most) / 2));
}

/** Ages that are told apart. */
export type AgeGroup = 'men' | 'women';

/**
 * Where the ages of some people lie: a quarter of them is below `lower`, half below `median`, a quarter above `upper`.
 */
export interface AgeSpread {
  century: number;
  group: AgeGroup;
  count: number;
  lower: number;
  median: number;
  upper: number;
}

/** The least age that a share of all have not passed. */
function ageAt(ages: Uint32Array, count: number, share: number): number {
  let left = Math.ceil(count * share);
  for (let age = 0; age < ages.length; age += 1) {
    left -= ages[age] ?? 0;
    if (left <= 0) return age;
  }
  return ages.length - 1;
}

/** Counts ages by century and sex; in memory is one number for each age. */
export function tallyAges(): {
  add: (century: number, group: AgeGroup, age: number) => void;
  spreads: () => AgeSpread[];
} {
  const tallies = new Map<string, { century: number; group: AgeGroup; ages: Uint32Array }>();
  return {
    add(century, group, age) {
      const key = `${century} ${group}`;
      const tally = tallies.get(key) ?? { century, group, ages: new Uint32Array(OLDEST + 1) };
      tally.ages[age] = (tally.ages[age] ?? 0) + 1;
      tallies.set(key, tally);
    },
    spreads: () =>
      [...tallies.values()]
        .map(({ century, group, ages }) => {
          const count = ages.reduce((sum, each) => sum + each, 0);
          return {
            century,
            group,
            count,
            lower: ageAt(ages, count, 0.25),
            median: ageAt(ages, count, 0.5),
            upper: ageAt(ages, count, 0.75),
          };
        })
        .sort((one, other) => one.century - other.century || (one.group < other.group ? -1 : 1)),
  };
}
