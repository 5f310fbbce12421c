/** Questions one member may have. */
export const MOST_QUESTIONS = 500;
/** Rows of each table of one question. */
export const MOST_ROWS = { PLAN: 200, LOG: 1_000, EVIDENCE: 500 } as const;
/** Conflicts that are named of one question: statements may contradict each other in a hundred thousand pairs. */
export const MOST_CONFLICTS = 1_000;
/** Tasks one member may have. */
export const MOST_TASKS = 2_000;
/** People who may get one task at once. */
export const MOST_BULK_TASKS = 200;
/** Longest question: it is the name of its folder, too. */
export const LONGEST_QUESTION = 150;
/** Longest line: a place, a date, a name. */
export const LONGEST_LINE = 300;
/** Longest line of years that the site has of a source, or misses: every other year of two centuries. */
export const LONGEST_COVERAGE = 2_000;
/** Longest text: what is known, a conclusion, a note. */
export const LONGEST_TEXT = 10_000;
/** From so many left on, pages say how many more there may be. */
export const FEW_ROWS_LEFT = 20;
