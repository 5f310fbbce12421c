import { foldLetters } from '#domain/kernel/wording/foldLetters.ts';

/** Letters that Unicode does not take apart into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ƿ: 'w',
  ȝ: 'gh',
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/** One word of plain letters, as most names are: nothing is folded but capitals. */
const PLAIN_WORD = /^[A-Za-z]+$/u;

const fold = (text: string, others: RegExp): string =>
  foldLetters(text)
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .replace(/[’‘`´ʼʹ]/gu, "'")
    // M'Donald is how printers without a raised c set McDonald.
    .replace(/(?<!\p{L})m' ?(?=\p{L})/gu, 'mc')
    // Doubt marks of transcribers are inside words: Sm[iy]th, Sm_th.
    .replace(/['_[\]{}]/gu, '')
    .replace(others, ' ')
    .replace(/ +/gu, ' ')
    // Mc Donald, O Brien, Fitz Gerald; and, were there one, Mc Fitz Gerald. Only the first of a row is tried.
    .replace(/(?<!(?<!\p{L})(?:mc|mac|fitz|o) )(?<!\p{L})(?:(?:mc|mac|fitz|o) )+(?=\p{L}{3})/gu, (prefixes) =>
      prefixes.replaceAll(' ', ''),
    )
    .trim();

/**
 * The form in which names are compared, never shown: lower case, no accents, ligatures written out, O'Brien and O Brien
 * as `obrien`, M'Donald and Mc Donald as `mcdonald`, hyphens as spaces, doubt marks of transcribers left out.
 * @returns the empty string when nothing of a name is left. Folding again changes nothing.
 * @example foldName("O'Súilleabháin-MᶜRae") // 'osuilleabhain mcrae'
 */
export const foldName = (text: string): string =>
  PLAIN_WORD.test(text) ? text.toLowerCase() : fold(text.replace(/[*?]/gu, ''), /[^\p{L}\p{N} ]/gu);

/** Like foldName, with the wildcards `*` and `?` kept. */
export const foldNamePattern = (text: string): string => fold(text, /[^\p{L}\p{N} *?]/gu);
