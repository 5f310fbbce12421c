import { foldName } from '#domain/kernel/names/foldName.ts';
import { plainSigns } from '#domain/kernel/wording/foldLetters.ts';

/** What of a name a person can be found by within a tree. */
export interface FindableName {
  given: string;
  surname: string;
  prefix: string;
  suffix: string;
  nickname: string;
}

/** Characters of the words of one person: names that are stories need not be found by their end. */
const MOST_CHARACTERS = 1_000;
const APOSTROPHES = /['’‘`´ʼʹ]/gu;
/** Between the parts of `McDonald`. */
const WITHIN_WORD = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** Plain words, which fold to themselves in small letters and have no parts. */
const PLAIN_WORDS = /^(?:[A-Z]?[a-z]+|[A-Z]+)(?: (?:[A-Z]?[a-z]+|[A-Z]+))*$/u;
/** Words that folding joins with the next one. */
const JOINED_WORD = /(?:^| )(?:mc|mac|fitz|o) /u;

const folded = (text: string): string[] => foldName(text).split(' ');

/** Every word of a part of a name, in each way it can be typed: whole, by its parts, and with the parts joined. */
function wordsOf(text: string): string[] {
  if (PLAIN_WORDS.test(text)) {
    const lower = text.toLowerCase();
    if (!JOINED_WORD.test(lower)) return lower.split(' ');
  }
  const plain = plainSigns(text);
  const parts = plain
    .replace(APOSTROPHES, ' ')
    .replace(WITHIN_WORD, ' ')
    .split(/[^\p{L}\p{N}\p{M}]+/u);
  const joined = plain
    .split(/\s+/u)
    .filter((word) => word.includes('-'))
    .map((word) => word.replaceAll('-', ''));
  return [...folded(text), ...parts.flatMap(folded), ...joined.flatMap(folded)];
}

/**
 * The words that a person is found by when a name is typed: of all their names, married names and nicknames among them,
 * every part. Folded, each once, with a space before and behind, so that ` war` finds anyone who has a word that starts
 * so.
 * @example findWords([{ given: 'Ann', surname: "Warner-O'Neill", … }]) // ' ann warner oneill neill … '
 */
export function findWords(names: readonly FindableName[]): string {
  const words = new Set<string>();
  for (const { given, surname, prefix, suffix, nickname } of names) {
    for (const part of [given, surname, nickname, prefix, suffix])
      if (part !== '') for (const word of wordsOf(part)) if (word !== '') words.add(word);
  }
  return ` ${[...words].join(' ').slice(0, MOST_CHARACTERS)} `;
}

/** The beginnings of words that a person typed of a name; empty where nothing of it is a letter or a digit. */
export const typedWords = (typed: string): string[] => folded(typed).filter(Boolean);
