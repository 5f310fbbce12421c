import { OCCUPATIONS } from './occupationTable.ts';

/**
 * An occupation asked for, with the phrases it is also written as: plain data, so that it crosses to worker threads.
 */
export interface OccupationNames {
  /** The words asked for. */
  words: readonly string[];
  /** Those that are no part of the trade: `pauper` of “pauper ag lab”. */
  rest: readonly string[];
  /** Longest first. */
  phrases: readonly (readonly string[])[];
}

/** A phrase found for an occupation asked for, and how it differs from it. */
interface OccupationVariant {
  variant: string;
  how: 'abbreviation' | 'spelling variant';
}

const byPhrase = new Map<string, readonly (readonly string[])[]>();
for (const phrases of OCCUPATIONS)
  for (const phrase of phrases) if (!byPhrase.has(phrase.join(' '))) byPhrase.set(phrase.join(' '), phrases);
const LONGEST = Math.max(...[...byPhrase.keys()].map((phrase) => phrase.split(' ').length));

const startsAt = (words: readonly string[], phrase: readonly string[], at: number): boolean =>
  phrase.every((word, step) => words[at + step] === word);
const holds = (words: readonly string[], phrase: readonly string[]): boolean =>
  words.some((_word, at) => startsAt(words, phrase, at));

/** Whose trade it is, where it is not the person's own. */
const RELATIONS: ReadonlySet<string> = new Set([
  'wife',
  'wifes',
  'widow',
  'wid',
  'relict',
  'daughter',
  'dau',
  'daur',
  'son',
  'child',
  'children',
  'mother',
  'father',
  'sister',
  'brother',
]);

/** `labourers` of “labourer’s wife”: apostrophes are gone from words. */
const ofSomeone = (phrase: readonly string[]): string[] => [...phrase.slice(0, -1), `${phrase.at(-1) ?? ''}s`];

/** A trade as its own phrase, or that of a person who has it; null for what is no trade. */
function tradeOf(own: readonly string[]): { phrases: readonly (readonly string[])[]; isOfSomeone: boolean } | null {
  const phrases = byPhrase.get(own.join(' '));
  if (phrases) return { phrases, isOfSomeone: false };
  const last = own.at(-1) ?? '';
  const base = last.endsWith('s') ? byPhrase.get([...own.slice(0, -1), last.slice(0, -1)].join(' ')) : undefined;
  return base ? { phrases: base, isOfSomeone: true } : null;
}

/**
 * The phrases that records may have for an occupation; the longest trade among the words is the one meant. A trade of
 * a person's wife or child is found with and without its possessive: `labourer's wife`, `lab wife`.
 *
 * @param words - as textTokens makes them, without wildcards.
 * @returns null for words that name no trade of the table.
 */
export function occupationNames(words: readonly string[]): OccupationNames | null {
  for (let take = Math.min(LONGEST, words.length); take > 0; take -= 1) {
    for (let at = 0; at + take <= words.length; at += 1) {
      const own = words.slice(at, at + take);
      const trade = tradeOf(own);
      if (!trade) continue;
      const rest = [...words.slice(0, at), ...words.slice(at + take)];
      const phrases =
        trade.isOfSomeone || rest.some((word) => RELATIONS.has(word))
          ? trade.phrases.flatMap((phrase) => [ofSomeone(phrase), phrase])
          : trade.phrases;
      return { words, rest, phrases: phrases.filter((phrase) => !startsAt(phrase, own, 0) || phrase.length !== take) };
    }
  }
  return null;
}

/** Shortened to this part or less is an abbreviation; what differs less is a spelling. */
const SHORT = 0.8;

/**
 * The other phrase by which a text writes the occupation: null for the words asked for, undefined for another
 * occupation.
 */
export function occupationVariantOf({
  words,
  rest,
  phrases,
}: OccupationNames): (tokens: readonly string[]) => OccupationVariant | null | undefined {
  const asked = words.filter((word) => !rest.includes(word)).join('');
  return (tokens) => {
    if (words.every((word) => tokens.includes(word))) return null;
    if (!rest.every((word) => tokens.includes(word))) return undefined;
    const phrase = phrases.find((each) => holds(tokens, each));
    if (!phrase) return undefined;
    const [short = 0, long = 0] = [phrase.join('').length, asked.length].sort((a, b) => a - b);
    return { variant: phrase.join(' '), how: short <= long * SHORT ? 'abbreviation' : 'spelling variant' };
  };
}
