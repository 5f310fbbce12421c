import { monthsOver } from './monthsOver.ts';
import { FEWEST_SHOWN } from './shownCount.ts';

/** How many joined in a month, `2026-11`. */
export interface JoinedMonth {
  month: string;
  joined: number;
}

/** How many joined from the start of one month to the end of another. */
export interface JoinedPeriod {
  from: string;
  to: string;
  joined: number;
}

/**
 * Months in which fewer joined than may be shown are counted with those after them, so that no sum gives them away; the
 * newest wait until there are enough, and the present one until it is over.
 *
 * @param months - the oldest first
 * @returns the newest first
 */
export function joinedPeriods(months: readonly JoinedMonth[], now: Date): JoinedPeriod[] {
  const periods: JoinedPeriod[] = [];
  let waiting: JoinedMonth[] = [];
  for (const each of monthsOver(months, now)) {
    waiting = [...waiting, each];
    const joined = waiting.reduce((sum, month) => sum + month.joined, 0);
    if (joined < FEWEST_SHOWN) continue;
    periods.unshift({ from: waiting[0]?.month ?? each.month, to: each.month, joined });
    waiting = [];
  }
  return periods;
}
