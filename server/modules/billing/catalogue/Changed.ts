import type { CatalogueProblem } from '#domain/billing/catalogue/CatalogueProblem.ts';
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
