/** What is never seen: it says how letters join, or where a line may break. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
/** Scripts by the names that a reader knows. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Han}/u, 'Chinese'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Japanese'],
  [/\p{Script=Hangul}/u, 'Korean'],
  [/\p{Script=Devanagari}/u, 'Devanagari'],
  [/\p{Script=Bengali}/u, 'Bengali'],
  [/\p{Script=Gurmukhi}/u, 'Gurmukhi'],
  [/\p{Script=Gujarati}/u, 'Gujarati'],
  [/\p{Script=Tamil}/u, 'Tamil'],
  [/\p{Script=Telugu}/u, 'Telugu'],
  [/\p{Script=Kannada}/u, 'Kannada'],
  [/\p{Script=Malayalam}/u, 'Malayalam'],
  [/\p{Script=Sinhala}/u, 'Sinhala'],
  [/\p{Script=Thai}/u, 'Thai'],
  [/\p{Script=Lao}/u, 'Lao'],
  [/\p{Script=Tibetan}/u, 'Tibetan'],
  [/\p{Script=Myanmar}/u, 'Burmese'],
  [/\p{Script=Khmer}/u, 'Khmer'],
  [/\p{Script=Ethiopic}/u, 'Ethiopic'],
  [/\p{Script=Mongolian}/u, 'Mongolian'],
  [/\p{Script=Syriac}/u, 'Syriac'],
  [/\p{Script=Cherokee}/u, 'Cherokee'],
  [/\p{Script=Georgian}/u, 'Georgian'],
  [/\p{Script=Armenian}/u, 'Armenian'],
  [/\p{Script=Arabic}/u, 'Arabic'],
  [/\p{Script=Hebrew}/u, 'Hebrew'],
  [/\p{Script=Greek}/u, 'Greek'],
  [/\p{Script=Cyrillic}/u, 'Cyrillic'],
  [/\p{Script=Latin}/u, 'Latin'],
];

/** Whether a letter needs no glyph: it is never seen by itself. */
export const isUnseen = (letter: string): boolean => UNSEEN.test(letter);

/** A letter as its number: `U+0F40`. */
export const letterCode = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * Letters of a text that no typeface has, each once; those that are never seen are left out.
 *
 * @param has - whether one of the typefaces has a letter
 */
export const lettersWithout = (text: string, has: (letter: string) => boolean): string[] =>
  [...new Set(text.normalize('NFC'))].filter((letter) => !isUnseen(letter) && !has(letter));

/**
 * Scripts of letters, by their names, each once; a letter of none we have a name for is named by its number.
 * @example scriptNames(['ར', 'ད']) // ['Tibetan']
 */
export const scriptNames = (letters: readonly string[]): string[] => [
  ...new Set(letters.map((letter) => SCRIPTS.find(([script]) => script.test(letter))?.[1] ?? letterCode(letter))),
];
