/** Counts of people below this are not shown: they would say something of one of them. */
export const FEWEST_SHOWN = 3;

/** A count as an organisation may see it; null where it is too small to be shown. */
export const shownCount = (count: number): number | null => (count < FEWEST_SHOWN ? null : count);
