/**
 * What no one sees between letters: soft hyphens, joiners and spaces without width, marks of direction, byte order
 * marks (`Cf`), the
 * marks that choose how a sign is drawn, and the fillers of Hangul, which Unicode counts as letters.
 */
export const UNSEEN =
  /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0]|[\u{e0100}-\u{e01ef}]/gu;
/** Apostrophes and fractions that compatibility would take apart into a space or a sign that no text has. */
const PRIMES = /[\u00b4\uff07]/gu;

/** Accents and other marks that a letter carries. */
export const MARKS = /\p{M}/gu;

/** Printed ASCII, as most texts are: nothing to do. */
const PLAIN = /^[\x20-\x7e]*$/u;

/**
 * A text in the signs it would have been typed with: without what is not seen, full-width and other drawn letters as
 * plain ones, ligatures
 * in two letters. Capitals and accents stay. The first step of every comparison of words, in searches and where
 * names are kept back.
 *
 * @example plainSigns('Ｓｍｉ\u00adｔｈ') // 'Smith'
 */
export const plainSigns = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(UNSEEN, '').replace(PRIMES, "'").normalize('NFKC').replaceAll('\u2044', '/');

/**
 * The letters of a text as they are compared: `plainSigns`, lower case, without accents. One fold for searches and
 * for privacy: what
 * keeps a name back finds it too (ADR 35). Folding again changes nothing.
 *
 * @example foldLetters('Béal\u200b Ｆeirste') // 'beal feirste'
 */
export const foldLetters = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : plainSigns(text).toLowerCase().normalize('NFKD').replace(MARKS, '').replace(UNSEEN, '').replaceAll('\u2044', '/');
