import { foldName } from '#domain/kernel/names/foldName.ts';
import { plainSigns } from '#domain/kernel/wording/foldLetters.ts';

import { addressInitials, textReadings } from './textReadings.ts';

/** Words of a person's names, in any writing: given names with nicknames, and surnames with those of marriages. */
export interface CalledBy {
  given: readonly string[];
  surnames: readonly string[];
}

/** Names that a reader must not read. */
export interface HiddenNames {
  isEmpty: boolean;
  /**
   * Whether a text names one of them.
   * @param own - names of the people the text is about and whom the reader may see: such a name in the text is taken
   * for theirs
   */
  areIn(text: string, own?: readonly CalledBy[]): boolean;
}

/**
 * Words of a text that lie between a given name and its surname, and between a surname and the given name behind it.
 */
const FURTHEST = { forward: 3, back: 2 };
/** As many where all of them are names, particles or initials: Jane Mary Anne Louise Sophia Example. */
const MOST_NAMES = 12;
/** Letters of each of two names that are written as one word, in prose: a shorter one is the end of many words. */
const SHORTEST_JOINED = 3;
/** Letters of names that are written as one word. A longer word is a key or a code, and has too many parts to look up. */
const LONGEST_JOINED = 60;
/** Words that a database is asked for at once. */
const MOST_LOOKED_FOR = 50_000;
/** Parts of surnames that many names share: beside a given name they identify no one. */
const PARTICLES = new Set([
  'van',
  'der',
  'den',
  'ter',
  'von',
  'zu',
  'de',
  'del',
  'della',
  'di',
  'du',
  'la',
  'le',
  'da',
  'dos',
  'das',
  'ap',
  'ab',
  'al',
  'el',
  'bin',
  'ibn',
  'st',
  'and',
  'y',
]);

/** The words of a text as names are compared. `Jane’s` is Jane; names in files are parted by underscores. */
const wordsOf = (text: string): string[] =>
  foldName(text.replace(/['’]s(?!\p{L})/giu, '').replace(/_/gu, ' '))
    .split(' ')
    .filter((word) => word !== '');

const telling = (words: readonly string[]): string[] => {
  const long = words.filter((word) => word.length > 1 && !PARTICLES.has(word));
  return long.length > 0 ? long : words.filter((word) => word.length > 1);
};

/**
 * Pairs of a surname with given names; `=j` stands for the initial of a first name, and in the place of a surname for
 * that of a surname, which addresses of email have.
 */
type Pairs = Map<string, Set<string>>;

function addPairs(pairs: Pairs, { given, surnames }: CalledBy, words: (text: string) => string[]): void {
  const called = given.map(words);
  const keys = [...called.flatMap(telling), ...called.flatMap(([first]) => (first ? [`=${first.charAt(0)}`] : []))];
  for (const surname of new Set(surnames.flatMap((each) => telling(words(each))))) {
    const known = pairs.get(surname) ?? new Set<string>();
    for (const key of keys) known.add(key);
    pairs.set(surname, known);
    const initial = `=${surname.charAt(0)}`;
    const alike = pairs.get(initial) ?? new Set<string>();
    for (const key of keys) if (key.length >= SHORTEST_JOINED) alike.add(key);
    pairs.set(initial, alike);
  }
}

/**
 * Gathers the names of people; the same few thousand are borne by all of a tree, and folding one costs more than
 * finding it.
 */
function gatherPairs() {
  const pairs: Pairs = new Map();
  const folded = new Map<string, string[]>();
  const words = (text: string): string[] => {
    const found = folded.get(text) ?? wordsOf(text);
    folded.set(text, found);
    return found;
  };
  return { pairs, add: (person: CalledBy) => addPairs(pairs, person, words) };
}

function pairsOf(people: Iterable<CalledBy>): Pairs {
  const { pairs, add } = gatherPairs();
  for (const person of people) add(person);
  return pairs;
}

/** What of a tree's names can be named in some texts. */
export interface NamesLookedFor {
  /**
   * Every word of the texts, folded, and each part of a word that could be a name: given names and surnames among them.
   */
  words: string[];
  /** Those of one letter: initials. */
  letters: string[];
  /** Words of addresses of email that may be given names, with only the initial of a surname beside them. */
  inAddresses: string[];
}

/** Both parts of a word at each place where two names could have been joined: janeexample. */
const partsOf = (word: string): (readonly [string, string])[] =>
  word.length > LONGEST_JOINED
    ? []
    : Array.from(
        { length: Math.max(0, word.length - 2 * SHORTEST_JOINED + 1) },
        (_, at) => [word.slice(0, at + SHORTEST_JOINED), word.slice(at + SHORTEST_JOINED)] as const,
      );

/** The given names and initials of surnames in addresses of email, folded. */
const initialsIn = (text: string): (readonly [string, string])[] =>
  addressInitials(text)
    .map(([given, initial]) => [foldName(given), foldName(initial)] as const)
    .filter(([given, initial]) => given.length >= SHORTEST_JOINED && initial.length === 1);

/**
 * Gathers what to look for in a tree's names before some texts are judged: a person without any of these words is named
 * in none of them.
 * @returns null for texts of more words than are looked for at once: all names of the tree are to be known for them
 */
export function namesLookedFor(texts: Iterable<string>): NamesLookedFor | null {
  const whole = new Set<string>();
  const words = new Set<string>();
  const inAddresses = new Set<string>();
  for (const text of texts) {
    for (const [given] of initialsIn(text)) inAddresses.add(given);
    for (const word of textReadings(text).flatMap(wordsOf)) {
      if (whole.has(word)) continue;
      whole.add(word);
      for (const part of [word, ...partsOf(word).flat()]) words.add(part);
      if (words.size > MOST_LOOKED_FOR) return null;
    }
  }
  return {
    words: [...words].filter((word) => word.length > 1),
    letters: [...words].filter((word) => word.length === 1),
    inAddresses: [...inAddresses],
  };
}

/**
 * Prepares the rule that keeps hidden people out of free text (ADR 35): a text names a person where one of their
 * given names, or the initial of one, is close to one of their surnames, in either order: of Jane Example, whose
 * husband is a Webb, the text 'survived by his daughter Jane Webb'. People are taken in one by one, since there may be
 * very many; the rule costs no more for many than for few.
 */
export function gatherHiddenNames(): { add: (person: CalledBy) => void; finish: () => HiddenNames } {
  const { pairs, add } = gatherPairs();
  return { add, finish: () => ruleOf(pairs) };
}

function ruleOf(hidden: Pairs): HiddenNames {
  return {
    isEmpty: hidden.size === 0,
    areIn(text, own = []) {
      if (hidden.size === 0) return false;
      const theirs = pairsOf(own);
      return (
        textReadings(text).some((reading) => isNamedIn(reading, hidden, theirs)) ||
        initialsIn(text).some(([given, initial]) => isPair(`=${initial}`, given, hidden, theirs))
      );
    },
  };
}

/** Whether a surname and a given name are those of a hidden person, and of no one whom the text may name. */
const isPair = (surname: string, key: string, hidden: Pairs, theirs: Pairs): boolean =>
  hidden.get(surname)?.has(key) === true && theirs.get(surname)?.has(key) !== true;

function isNamedIn(text: string, hidden: Pairs, theirs: Pairs): boolean {
  const words = wordsOf(text);
  const isNamed = (surname: string, key: string) => isPair(surname, key, hidden, theirs);
  if ([...new Set(words)].some((word) => isJoined(word, hidden, isNamed))) return true;
  if (!words.some((word) => hidden.has(word))) return false;
  const names = capitalWords(text);
  return words.some((surname, at) => {
    if (!hidden.has(surname)) return false;
    const near = [
      ...reach(words.slice(Math.max(0, at - MOST_NAMES - 1), at).reverse(), FURTHEST.forward, names),
      ...reach(words.slice(at + 1, at + MOST_NAMES + 2), FURTHEST.back, names),
    ];
    return (
      near.some((word) => isNamed(surname, word)) ||
      initialsAt(words, at).some((letter) => isNamed(surname, `=${letter}`))
    );
  });
}

/** The words beside a surname, nearest first: a few, and all names that follow on each other. */
function reach(beside: readonly string[], least: number, names: ReadonlySet<string>): readonly string[] {
  const end = beside.findIndex(
    (word, at) => at >= MOST_NAMES || !(names.has(word) || word.length === 1 || PARTICLES.has(word)),
  );
  return beside.slice(0, Math.max(least, end < 0 ? beside.length : end + 1));
}

/** Words of a text that are written with a capital anywhere in it, and those of scripts that have none. */
const capitalWords = (text: string): ReadonlySet<string> =>
  new Set((plainSigns(text).match(/(?<![\p{L}\p{M}])[\p{Lu}\p{Lo}][\p{L}\p{M}'’-]*/gu) ?? []).flatMap(wordsOf));

/** Whether a word is a surname with given names joined to it: janeexample, examplejane, janeelizabethexample. */
const isJoined = (word: string, hidden: Pairs, isNamed: (surname: string, key: string) => boolean): boolean =>
  partsOf(word).some(([start, end]) => {
    const givenBy = (surname: string, rest: string) =>
      [...(hidden.get(surname) ?? [])].some(
        (given) =>
          given.length >= SHORTEST_JOINED &&
          (rest.startsWith(given) || rest.endsWith(given)) &&
          isNamed(surname, given),
      );
    return givenBy(end, start) || givenBy(start, end);
  });

/** Single letters beside a surname, the first of each side's row: of `J. E. Example` the j. */
function initialsAt(words: readonly string[], at: number): string[] {
  let first = at;
  while (words[first - 1]?.length === 1) first -= 1;
  return [...(first < at ? [words[first] ?? ''] : []), ...(words[at + 1]?.length === 1 ? [words[at + 1] ?? ''] : [])];
}
