import { plainSigns } from '#domain/kernel/wording/foldLetters.ts';

/** Longest value of a filter, in UTF-16 units (spec 1 sections 5 and 9). */
export const MAX_VALUE_LENGTH = 260;

const LETTERS = '\\p{L}\\p{M}\\p{N}';
const REMOVED_FROM_TEXT = new RegExp(`[^${LETTERS}\\s',&()\\-–;/.*?]`, 'gu');
const REMOVED_FROM_KEYWORDS = new RegExp(`[^${LETTERS}\\s',&()\\-–;/"*?]`, 'gu');
/**
 * Wildcards that neither follow a letter, a digit or another wildcard, nor start a word of at least two: `*ton` is a
 * search, a `*` by itself or before one letter would ask for nearly everything.
 */
const STRAY_WILDCARDS = new RegExp(
  `(?<![${LETTERS}*?])(?:(?<=^|[\\s"])[*?]+(?![${LETTERS}]{2}|[*?])|(?<!^|[\\s"])[*?]+)`,
  'gu',
);

/**
 * A filter's text as the rules allow it: letters, digits, marks, white space and ' , & ( ) - – ; / . stay, a curly
 * apostrophe becomes straight, everything else is removed; Keywords keep double quotes instead of periods. Then cut to
 * 260 and trimmed, so the browser and the server search the same (spec 1 section 5, Q-068).
 *
 * `*` and `?` stay where they are wildcards, that is after a letter, `Sm*th`, or before two that start a word, `*ton`.
 * Elsewhere they are removed like other signs. Cleaning twice changes nothing.
 */
export function cleanSearchText(text: string, isKeywords = false): string {
  const allowed = text
    .replaceAll('’', "'")
    .replace(STRAY_WILDCARDS, '')
    .replace(isKeywords ? REMOVED_FROM_KEYWORDS : REMOVED_FROM_TEXT, '');
  const cut = allowed.slice(0, MAX_VALUE_LENGTH);
  // A pair cut in half is not a character, and the cut may have left a wildcard without its word or at another place.
  return (/[\uD800-\uDBFF]$/u.test(cut) ? cut.slice(0, -1) : cut).trim().replace(STRAY_WILDCARDS, '').trim();
}

/** Whether the rules took a wildcard out of a text, so that the page can report it. */
export const isWildcardDropped = (text: string, isKeywords = false): boolean =>
  wildcardsIn(text) > wildcardsIn(cleanSearchText(text.slice(0, MAX_VALUE_LENGTH), isKeywords));

const wildcardsIn = (text: string): number => text.match(/[*?]/gu)?.length ?? 0;

/**
 * The form in which facet values are compared: two values that differ only in case or in signs an address drops are
 * one.
 */
export const facetKey = (value: string): string => cleanSearchText(plainSigns(value).toLowerCase());
