import { isOneSlip } from '#domain/kernel/names/isOneSlip.ts';

import { HEADING_ALIASES, LONG_HEADING_WORDS } from './headingAliases.ts';

/** Words that say nothing of what a column holds, where other words stand beside them. */
const FILLERS = new Set(
  (
    'of the a an at in for to on as or and if any unless etc written given stated recorded known found where shown yrs dd mm ' +
    'yyyy yy y person persons deceased column field text named called reputed alleged supposed putative et de du des der ' +
    'die und le la les'
  ).split(' '),
);
/** What is in brackets only to say how a date, an age or a sum is written. */
const UNITS = /\((?:[dmy]{1,4}|yrs?|years?|mths?|months?|days?|[\s/.,-])+\)/giu;
/** How a name is spelt in a sheet. */
const AS_FOUND = /\bas (?:transcribed|spelt|spelled|found|written|recorded|in (?:the )?register)\b/giu;
/** Initials with full stops or blanks between them: D.O.B., D o B. */
const INITIALS = /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+\.?(?!\p{L})|(?<![\p{L}\p{N}])\p{L} \p{L} \p{L}(?![\p{L}\p{N}])/gu;
/** Series of the National Archives: RG9, HO 107. */
const SERIES = /^(?:rg|ho)\d{1,3}$/u;
/** Words of a phrase that means one thing. */
const LONGEST_PHRASE = 3;
/** A shorter word is not taken for a part of a longer one. */
const SHORTEST_PART = 4;
const VOWEL = /[aeiouyâêîôûŵŷäöüáéíóúàè]/u;
/** DoB, HoH. */
const INITIALS_WITH_OF = /(?<!\p{L})(\p{Lu})o(\p{Lu})(?!\p{L})/gu;

/** `names` and `name`, `grooms` and `groom` are one word. */
const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/u.test(word) ? word.replace(/(?<=ss)es$|s$/u, '') : word;

/**
 * Whether a word is the first part of another, with or without its last letter (`relat`, `obsn`), or leaves vowels and no
 * more than one other letter of it out (`brthplce`).
 */
function isShortFor(short: string, long: string): boolean {
  if (short.length < SHORTEST_PART || short.length * 3 < long.length || short.length >= long.length) return false;
  if (long.startsWith(short)) return true;
  if (short.at(-1) !== long.at(-1)) return false;
  if (short.endsWith('n') && long.startsWith(short.slice(0, -1))) return true;
  let at = 0;
  let missed = 0;
  for (const letter of long) {
    if (letter === short[at]) at += 1;
    else if (!VOWEL.test(letter)) missed += 1;
  }
  return at === short.length && missed <= 1;
}

/** Whether two words are of the same letters in another order: two letters that are not neighbours were exchanged. */
const isOfSameLetters = (one: string, other: string): boolean =>
  one.length === other.length && one.length > 5 && [...one].sort().join('') === [...other].sort().join('');

/** What is written in one word with what it is of: BURNO, fathername. */
const ENDINGS = [
  'no',
  'num',
  'date',
  'dt',
  'name',
  'place',
  'year',
  'yr',
  'age',
  'occ',
  'co',
  'county',
  'surname',
  'forename',
];

function partsOf(word: string): readonly string[] | null {
  for (const ending of ENDINGS) {
    const [first, second] = [HEADING_ALIASES.get(word.slice(0, -ending.length)), HEADING_ALIASES.get(ending)];
    if (first && second && word.length - ending.length > 2 && word.endsWith(ending)) return [...first, ...second];
  }
  return null;
}

const meanings = new Map<string, readonly string[]>();

/** What a word that is in no table means, if it is a slip of the pen or a short form; else itself. */
function meaningOf(word: string): readonly string[] {
  const known = meanings.get(word);
  if (known) return known;
  const like = (is: (long: string) => boolean): readonly string[] | null => {
    const found = LONG_HEADING_WORDS.filter((long) => long[0] === word[0] && is(long)).map((long) =>
      (HEADING_ALIASES.get(long) ?? [long]).join(' '),
    );
    return new Set(found).size === 1 ? (found[0] ?? '').split(' ') : null;
  };
  const isWord = /^\p{L}+$/u.test(word);
  const meant = (isWord ? partsOf(word) : null) ??
    (isWord && word.length > 4 ? like((long) => isOfSameLetters(word, long)) : null) ??
    (isWord && word.length > 4 ? like((long) => isOneSlip(word, long)) : null) ??
    (isWord ? like((long) => isShortFor(word, long)) : null) ?? [word];
  // Files of people who write nonsense would fill the memory.
  if (meanings.size > 10_000) meanings.clear();
  meanings.set(word, meant);
  return meant;
}

/** The words of a heading as the table has them: the longest phrase that it knows, from each word on. */
function meantBy(words: readonly string[]): string[] {
  const meant: string[] = [];
  for (let at = 0; at < words.length;) {
    let taken = 0;
    for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0 && taken === 0; length -= 1) {
      const phrase = words.slice(at, at + length);
      const known = HEADING_ALIASES.get(phrase.join(' ')) ?? HEADING_ALIASES.get(phrase.map(singular).join(' '));
      if (!known || (length === 1 && FILLERS.has(phrase[0] ?? '') && words.length > 1)) continue;
      meant.push(...known);
      taken = length;
    }
    if (taken === 0)
      meant.push(...(FILLERS.has(words[at] ?? '') ? [words[at] ?? ''] : meaningOf(singular(words[at] ?? ''))));
    at += Math.max(1, taken);
  }
  return meant;
}

/**
 * The words of a heading that say what its column holds, as fields have them: in lower case, without signs, plurals,
 * short forms and slips of the pen, each once.
 *
 * @example headingWords('Date_of Burial (dd/mm/yyyy)') // ['date', 'burial']
 * @example headingWords('GroomsSurname') // ['groom', 'surname']
 * @example headingWords('Fthr’s Xtian name') // ['father', 'fore', 'name']
 */
export function headingWords(heading: string): string[] {
  const words = heading
    .replace(INITIALS_WITH_OF, (_initials, of: string, what: string) => `${of}o${what}`.toLowerCase())
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(UNITS, ' ')
    .replace(AS_FOUND, ' ')
    .replace(INITIALS, (initials) => initials.replace(/[.\s]/gu, ''))
    .replace(/[’'`]s?(?!\p{L})|[’'`]|\(s\)|\/s\b/giu, '')
    .replace(/#/gu, ' number ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (SERIES.test(word) ? 'piece' : word));
  // “Co b.” and “Wit 1”: the table has some phrases by the first word of which the short form is not known.
  const meant = meantBy(meantBy(words));
  const telling = meant.filter((word) => !FILLERS.has(word));
  return [...new Set(telling.length > 0 ? telling : meant)];
}
