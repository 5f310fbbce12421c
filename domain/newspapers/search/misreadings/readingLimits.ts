/** A shorter word is never taken for another: too many real words are one letter from it. */
export const SHORTEST_READ = 3;
const LIMITS = [0, 0, 0, 4, 10, 10, 13, 14, 15];
const LONG = 18;

/** How far a misreading of a word may be from it, in tenths of an edit: the longer, the farther. */
export const readingLimit = (length: number): number => LIMITS[length] ?? LONG;

/** Levels of impact that a hit loses by a misreading so far away. */
export const readingCost = (distance: number): number => 1 + Math.floor(distance / 6);

/**
 * How often OCR makes one certain word of another, at most, by their distance. What occurs much more often is a word of
 * its own.
 */
export const misreadingRate = (distance: number): number =>
  distance <= 4 ? 0.03 : distance <= 7 ? 0.004 : distance <= 10 ? 0.001 : 0.0003;

/** A word outside the lexicon must be in so many articles to count as real. */
export const REAL_ARTICLES = 3;
