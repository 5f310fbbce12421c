/** Pages that can be asked for: the offset of a later one is no number that a database reads to. */
const LAST_PAGE = 100_000;

/** The page of a list that is asked for, from 1: the nearest there can be. */
export const askedPage = (page: number): number => Math.min(LAST_PAGE, Math.max(1, page));
