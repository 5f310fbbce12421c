import { foldLetters } from '#domain/kernel/wording/foldLetters.ts';

/** Small words that records leave out or join in names such as Stow-on-the-Wold and Newcastle upon Tyne. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:saint|st)\b/gu, 'st'],
  [/\bupon\b/gu, 'on'],
  [/\band\b/gu, ' '],
  [/\bgt\b/gu, 'great'],
  [/\blt\b/gu, 'little'],
  [/\b(?:nr|near)\b/gu, ' '],
];

/**
 * The form in which place names are compared: no case, accents or apostrophes; Saint and St, upon and on, Gt and Great
 * alike; hyphens and other signs as spaces.
 * @example placeKey("Saint Mary’s-upon-Sea") // 'st marys on sea'
 */
export function placeKey(text: string): string {
  const plain = foldLetters(text)
    .replace(/&/gu, ' and ')
    .replace(/['’‘`]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
  return WORDS.reduce((words, [pattern, replacement]) => words.replace(pattern, replacement), plain)
    .replace(/ +/gu, ' ')
    .trim();
}
