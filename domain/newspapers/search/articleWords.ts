import { isSplitName, tokenWords } from './tokenWords.ts';
import type { WordSpan } from './wordSpans.ts';

/** The words of a text in order. A position may hold several: both halves of a broken word, and the word. */
export interface ArticleWords {
  /** Ascending by position. */
  words: string[];
  /** Of each word; whole numbers from 0, none left out. */
  positions: number[];
  /** Of each position: the first token it was read from, and the last. */
  firstTokens: number[];
  lastTokens: number[];
}

/** Another reading of a token. */
export interface TokenReading {
  word: number;
  reading: string;
}

const LINE_HYPHEN = /[\p{L}\p{N}][-‐¬\u00ad]$/u;
const LETTER_FIRST = /^[\p{L}\p{N}]/u;

/** Tokens read without a pause: some five milliseconds. */
const STEP = 4_000;

interface Reader {
  found: ArticleWords;
  /** The word before, where the next might be its other half; null at the start and after such a pair. */
  before: string | null;
  /** The word before ended a line with a hyphen. */
  isBroken: boolean;
}

function take(reader: Reader, word: string, token: number, isFirstOfToken: boolean): void {
  const { words, positions, firstTokens, lastTokens } = reader.found;
  const { before, isBroken } = reader;
  if (before !== null && isFirstOfToken && (isBroken || isSplitName(before, word))) {
    const position = firstTokens.length - 1;
    for (const extra of word === before ? [before + word] : [word, before + word]) {
      words.push(extra);
      positions.push(position);
    }
    lastTokens[position] = token;
    reader.before = null;
    return;
  }
  words.push(word);
  positions.push(firstTokens.length);
  firstTokens.push(token);
  lastTokens.push(token);
  reader.before = word;
}

/**
 * Reads a text into words. Tokens are what spaces and line ends part, counted from 0; the nth token is the nth word
 * that has a box on its page. A word broken by a hyphen at the end of a line is indexed by both halves and whole, at
 * one position, so that phrases cross the line end; so are Mc Donald and O Brien.
 *
 * @param alternatives - other readings of tokens, found at the place of what they replace
 */
export function articleWords(text: string, alternatives: readonly TokenReading[] = []): ArticleWords {
  const steps = readInSteps(text, alternatives);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/**
 * The same of a text that may be a hundred thousand words long, with a pause after each few thousand, so that others
 * are answered meanwhile.
 */
export async function articleWordsInTurns(
  text: string,
  alternatives: readonly TokenReading[],
  pause: () => Promise<unknown>,
): Promise<ArticleWords> {
  const steps = readInSteps(text, alternatives);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) await pause();
  return step.value;
}

/** Reads a text; yields after each few thousand tokens. */
function* readInSteps(text: string, alternatives: readonly TokenReading[]): Generator<void, ArticleWords> {
  const reader: Reader = {
    found: { words: [], positions: [], firstTokens: [], lastTokens: [] },
    before: null,
    isBroken: false,
  };
  let token = 0;
  for (const line of text.split('\n')) {
    const tokens = line.split(/\s+/u);
    for (let at = 0; at < tokens.length; at += 1) {
      const raw = tokens[at]!;
      if (raw === '') continue;
      const found = tokenWords(raw);
      if (reader.isBroken && !LETTER_FIRST.test(raw)) reader.isBroken = false;
      for (let nth = 0; nth < found.length; nth += 1) take(reader, found[nth]!, token, nth === 0);
      if (found.length === 0) reader.before = null;
      const isLast = at === tokens.length - 1 || (at === tokens.length - 2 && tokens[at + 1] === '');
      reader.isBroken = isLast && reader.before !== null && LINE_HYPHEN.test(raw);
      token += 1;
      if (token % STEP === 0) yield;
    }
  }
  return alternatives.length === 0 ? reader.found : withReadings(reader.found, alternatives);
}

/** The same with the words of other readings at the positions of their tokens; a reading says each word once. */
function withReadings(found: ArticleWords, alternatives: readonly TokenReading[]): ArticleWords {
  const extra = new Map<number, Set<string>>();
  const positionOf = new Map<number, number>();
  found.firstTokens.forEach((first, position) => {
    for (let token = first; token <= found.lastTokens[position]!; token += 1)
      if (!positionOf.has(token)) positionOf.set(token, position);
  });
  for (const { word, reading } of alternatives) {
    const start = positionOf.get(word);
    if (start === undefined) continue;
    reading
      .split(/\s+/u)
      .flatMap(tokenWords)
      .forEach((read, nth) => {
        const position = Math.min(start + nth, found.firstTokens.length - 1);
        extra.set(position, (extra.get(position) ?? new Set()).add(read));
      });
  }
  const merged: ArticleWords = { ...found, words: [], positions: [] };
  let at = 0;
  for (let position = 0; position < found.firstTokens.length; position += 1) {
    const here = new Set<string>();
    for (; at < found.words.length && found.positions[at] === position; at += 1) here.add(found.words[at]!);
    for (const word of extra.get(position) ?? []) here.add(word);
    for (const word of here) {
      merged.words.push(word);
      merged.positions.push(position);
    }
  }
  return merged;
}

/** From the first token to before the second. */
export interface TokenSpan {
  from: number;
  to: number;
}

/**
 * The tokens that spans of positions were read from, which boxes are looked up by. A span that the text does not have
 * is left out: it was corrected since.
 */
export const spanTokens = ({ firstTokens, lastTokens }: ArticleWords, spans: readonly WordSpan[]): TokenSpan[] =>
  spans.flatMap(({ from, to }) =>
    from < to && to <= firstTokens.length ? [{ from: firstTokens[from]!, to: lastTokens[to - 1]! + 1 }] : [],
  );
