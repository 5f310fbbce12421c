/** Levels an article can have for a word, from 0. */
export const TOP_LEVEL = 7;

/**
 * An article of so many words is neither long nor short. Fixed, so that a level never changes when others are added.
 */
const USUAL_LENGTH = 330;
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;
/** A word of the headline. */
const HEADLINE_LEVELS = 2;
const WEIGHT_STEPS = 16;

/**
 * How much an article is about something, as a whole number: the part of BM25 that depends on the article alone.
 *
 * @param times - how often it occurs
 * @param length - words of the article
 */
export function impactLevel(times: number, length: number, isInHeadline: boolean): number {
  const share = times / (times + SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / USUAL_LENGTH));
  return Math.min(TOP_LEVEL, Math.floor(share * TOP_LEVEL) + (isInHeadline ? HEADLINE_LEVELS : 0));
}

/**
 * How often something must occur in an article of so many words for a level, outside its headline.
 *
 * @param level - from 1 to 6; the top level takes a headline
 * @example timesForLevel(3, 330) // 1
 */
export function timesForLevel(level: number, length: number): number {
  const share = level / (TOP_LEVEL - level);
  let times = Math.max(
    1,
    Math.floor(share * SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / USUAL_LENGTH)) - 1,
  );
  while (impactLevel(times, length, false) < level) times += 1;
  return times;
}

/**
 * How much a hit counts for something that so many of all articles hold, as a whole number of at least 1: the rarer,
 * the more.
 */
export const rarityWeight = (articles: number, holding: number): number =>
  Math.max(1, Math.round(WEIGHT_STEPS * Math.log2(1 + (articles - holding + 0.5) / (holding + 0.5))));

/**
 * A hit of the whole phrase says more than its rarity alone. Its level is by how often it occurs as typed; met with two
 * words as one, or as words near each other, it counts as once, so that every engine can count it.
 */
export const PHRASE_BONUS = 2;
