/** Longest value of a filter, in UTF-16 units (spec 1 sections 5 and 9). */
export const MAX_VALUE_LENGTH = 260;

const LETTERS = '\\p{L}\\p{M}\\p{N}';
const REMOVED_FROM_TEXT = new RegExp(`[^${LETTERS}\\s',&()\\-–;/.*?]`, 'gu');
const REMOVED_FROM_KEYWORDS = new RegExp(`[^${LETTERS}\\s',&()\\-–;/"*?]`, 'gu');
/** Wildcards that do not follow a letter, a digit or another wildcard. */
const STRAY_WILDCARDS = new RegExp(`(?<![${LETTERS}*?])[*?]+`, 'gu');

/**
 * A filter's text as the rules let it stand: letters, digits, marks, white space and ' , & ( ) - – ; / . stay, a curly
 * apostrophe becomes straight, everything else goes; Keywords keep double quotes instead of periods. Then cut to 260 and
 * trimmed, so the browser and the server search the same (spec 1 section 5, Q-068).
 *
 * `*` and `?` stay where they are wildcards, that is after a letter: `Sm*th`. Elsewhere they are removed like other signs.
 * Cleaning twice changes nothing.
 */
export function cleanSearchText(text: string, isKeywords = false): string {
  const kept = text
    .replaceAll('’', "'")
    .replace(STRAY_WILDCARDS, '')
    .replace(isKeywords ? REMOVED_FROM_KEYWORDS : REMOVED_FROM_TEXT, '');
  const cut = kept.slice(0, MAX_VALUE_LENGTH);
  // A pair cut in half is no character.
  return (/[\uD800-\uDBFF]$/u.test(cut) ? cut.slice(0, -1) : cut).trim();
}

/** The form in which facet values are compared: two values that differ only in case or in signs an address drops are one. */
export const facetKey = (value: string): string => cleanSearchText(value.toLowerCase().normalize('NFC'));
