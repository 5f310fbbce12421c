import type { CatalogueProblem } from '#domain/billing/catalogue/CatalogueProblem.ts';
import { instantOf } from '#domain/billing/core/siteDay.ts';
import type { SmallJson } from '#domain/staff/duties/smallJson.ts';

/** What came of a change: since when it shows and what the audit keeps of it, or why it was not made. */
export type Changed = { at: Date; before: SmallJson | null; after: SmallJson } | { problem: CatalogueProblem };

/** When a change is made, and the day it is then at the site. */
export interface ChangeTime {
  now: Date;
  today: string;
  /** IANA name: days begin there. */
  zone: string;
}

/** The answer about a plan that does not exist or is only ever given. */
export const NO_SUCH_PLAN: Changed = {
  problem: { field: 'planId', code: 'NO_SUCH_PLAN', message: 'We can’t find this plan, or it is not sold here.' },
};

/**
 * When a change takes effect: at once if its day is today, else as that day begins at the site.
 * @param from - a day as 2026-09-01
 */
export const startOf = (from: string, { now, today, zone }: ChangeTime): Date =>
  from === today ? now : instantOf({ day: from, timeMs: 0 }, zone);

/** Of plans, called `p`: those that are sold here, and not given by an organisation. */
export const SOLD = 'p.tier IS NOT NULL AND p.group_name IS NULL';
