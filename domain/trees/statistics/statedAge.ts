import { fewestYears, mostYears } from '#domain/trees/core/rules/ages.ts';

import type { SpanOfDays } from './century.ts';

/** Dates that leave an age open by more years than this say too little of it. */
const VAGUEST = 2;
/** Older is a mistake of the tree, which the checks of its data find. */
export const OLDEST = 120;

/**
 * Whole years between two dates, as far as they say; null where they are open, vague or impossible. Of two possible
 * ages the higher counts.
 */
export function statedAge(start: SpanOfDays, end: SpanOfDays): number | null {
  const [fewest, most] = [fewestYears(start, end), mostYears(start, end)];
  if (fewest === null || most === null || most < 0 || most > OLDEST || most - fewest > VAGUEST) return null;
  return Math.max(0, Math.ceil((fewest + most) / 2));
}
