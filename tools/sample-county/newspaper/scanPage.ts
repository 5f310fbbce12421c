import { createRandom, type Random } from '#domain/kernel/random/createRandom.ts';
import { confidenceOf, type PageLine, type PageWord, WORD_FLAGS } from '#domain/newspapers/pages/pageLine.ts';
import { SHIPPED_CONFUSIONS } from '#domain/newspapers/search/misreadings/confusions.ts';
import { type Blemish, printedWords } from '#server/engines/images/newsprint.ts';

import type { PlacedLine } from './setting/flowPieces.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const codeOf = (letter: string): number => letter.charCodeAt(0) - 97;
/** Costs of ten are whole edits, which OCR hardly ever makes. */
const WHOLE = 10;

/** What a letter, or two, are read as, the likelier several times. */
const READ_AS = new Map<string, string[]>();
const note = (from: string, to: string, cost: number) => {
  if (cost < WHOLE)
    READ_AS.set(from, [...(READ_AS.get(from) ?? []), ...Array.from({ length: WHOLE - cost }, () => to)]);
};
for (const from of LETTERS)
  for (const to of LETTERS) if (from !== to) note(from, to, SHIPPED_CONFUSIONS.swap(codeOf(from), codeOf(to)));
for (const from of LETTERS) note(from, '', Math.max(SHIPPED_CONFUSIONS.loss(codeOf(from)), 8));
for (const from of LETTERS)
  for (const one of LETTERS)
    for (const two of LETTERS) {
      const cost = SHIPPED_CONFUSIONS.pair(codeOf(from), codeOf(one), codeOf(two));
      if (cost > 0) note(from, one + two, cost);
    }
for (const [from, to] of SHIPPED_CONFUSIONS.rewrites) note(from, to, 4);

const LETTER = /\p{Ll}/u;

/** Reads one letter, or two, of a word as OCR might: small letters only, and never away a whole word. */
function misread(random: Random, word: string): string {
  const places = [...word].flatMap((letter, at) => (LETTER.test(letter) ? [at] : []));
  if (places.length < 3) return word;
  for (let tries = 0; tries < 4; tries += 1) {
    const at = random.pick(places);
    const two = word.slice(at, at + 2);
    const [from, readings] =
      READ_AS.has(two) && random.chance(0.5)
        ? [two, READ_AS.get(two)]
        : [word.charAt(at), READ_AS.get(word.charAt(at))];
    if (readings) return word.slice(0, at) + random.pick(readings) + word.slice(at + from.length);
  }
  return word;
}

/** Of the size: how far letters reach above the base line, and below. */
const ASCENT = 0.74;
const DESCENT = 0.23;
/** Share of words that are misread on good paper, the best issue and the worst; and where it is damaged. */
const RATES = { best: 0.03, worst: 0.1, damaged: 0.5 };

/** A page as a machine reads it, with the words that are truly on it. */
export interface ScannedPage {
  lines: PageLine[];
  /** Word by word, in the order of the lines. */
  truth: string[];
}

const isUnder = ({ x, y, width, height }: Blemish, atX: number, atY: number): boolean =>
  ((atX - x - width / 2) / (width / 2)) ** 2 + ((atY - y - height / 2) / (height / 2)) ** 2 <= 0.9;

/** How many words of an issue are misread where nothing is damaged. */
export function usualRate(on: number): number {
  const random = createRandom(`press work ${on}`);
  return RATES.best + random.next() * (RATES.worst - RATES.best);
}

/** Reads the lines of a page as OCR would: some words wrong, most of all under stains, and not sure of those. */
export function scanPage(
  on: number,
  page: number,
  lines: readonly PlacedLine[],
  blemishes: readonly Blemish[],
): ScannedPage {
  const random = createRandom(`scan ${on} ${page}`);
  const rate = usualRate(on);
  const truth: string[] = [];
  const read = (line: PlacedLine): PageLine => {
    const top = Math.round(line.y - line.size * ASCENT);
    const height = Math.round(line.size * (ASCENT + DESCENT));
    const placed = printedWords(line);
    const words = placed.map(({ text, x, width }, at): PageWord => {
      truth.push(text);
      const isDamaged = blemishes.some((blemish) => isUnder(blemish, x + width / 2, top + height / 2));
      const isMisread = random.chance(isDamaged ? RATES.damaged : rate);
      const once = isMisread ? misread(random, text) : text;
      const seen = isMisread && isDamaged && random.chance(0.4) ? misread(random, once) : once;
      const sure = isDamaged
        ? 0.25 + random.next() * 0.4
        : isMisread
          ? 0.5 + random.next() * 0.35
          : 0.82 + random.next() * 0.18;
      const flags =
        (at === placed.length - 1 && line.startsHyphenated ? WORD_FLAGS.startsHyphenated : 0) |
        (at === 0 && line.endsHyphenated ? WORD_FLAGS.endsHyphenated : 0);
      return {
        text: seen,
        x: Math.round(x),
        y: top,
        width: Math.max(1, Math.round(width)),
        height,
        confidence: confidenceOf(sure),
        flags,
      };
    });
    const [first, last] = [words[0] as PageWord, words.at(-1) as PageWord];
    return { x: first.x, y: top, width: last.x + last.width - first.x, height, hasWordBoxes: true, words };
  };
  return { lines: lines.map(read), truth };
}
