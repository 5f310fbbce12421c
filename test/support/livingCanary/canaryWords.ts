/**
 * What readers who do not see the living may never read: every planted word starts with it, and no other word of the
 * site does.
 */
export const STEM = 'Zqx';
/** Replaces the stem in words that no one has: what is looked for with it is not there. */
export const OTHER_STEM = 'Wjq';

/** The day of a living person's birth, in all the ways the site writes days, and the latitude of their home. */
const TOLD_OF_LIVING = /19870317|1987-03-17|17 Mar(?:ch)? 1987|51\.98765/giu;
/**
 * In one case throughout, with four letters or more behind the stem: a random token may have the letters of the stem by
 * chance.
 */
const WORD = new RegExp(`${STEM}[a-z]{4,}|${STEM.toLowerCase()}[a-z]{4,}|${STEM.toUpperCase()}[A-Z]{4,}`, 'gu');

/** The canary words in a text, and what else is known of the living only, each once, in lower case. */
export const canariesIn = (text: string): string[] => [
  ...new Set(
    [WORD, TOLD_OF_LIVING].flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found.toLowerCase())),
  ),
];
