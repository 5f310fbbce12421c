import { confidenceOf, type PageLine, type PageWord, WORD_FLAGS, wordsIn } from '#domain/newspapers/pages/pageLine.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';

/** Words of the largest page that is taken: a broadsheet in small print has 20,000. */
export const MOST_WORDS = 100_000;

/** A word as a source gives it, in the source's units. */
export interface RawWord {
  /** White space in it makes several words. */
  text: string;
  /** Null where the source gives no box, or one that is none. */
  box: PageRegion | null;
  /** From 0 to 1; not a number where the source does not say. */
  confidence: number;
  flags: number;
  readings: readonly string[];
}

export interface RawLine {
  box: PageRegion | null;
  words: RawWord[];
}

/** A page of text as a source gives it, before it is fitted to its picture. */
export interface RawPage {
  lines: RawLine[];
  /** In the source's units. */
  width: number | null;
  height: number | null;
  dpi: number | null;
}

/** A page whose boxes are pixels. */
export interface FittedPage {
  lines: PageLine[];
  width: number;
  height: number;
  alternatives: [number, string][];
  /** For each raw line, its index in `lines`; -1 where nothing of it is left. */
  lineOf: number[];
  /** Words whose boxes lie outside the page. */
  strayWords: number;
}

/** Scale of the source's units to pixels, across and down. */
export interface Scale {
  x: number;
  y: number;
}

/** The box around boxes; null for none. */
export function boxAround(boxes: readonly PageRegion[]): PageRegion | null {
  if (boxes.length === 0) return null;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A raw word as one or several words, sharing its box by their lengths. */
function fitWord(raw: RawWord, scale: Scale, page: { width: number; height: number }, onStray: () => void): PageWord[] {
  const texts = wordsIn(raw.text);
  const confidence = confidenceOf(raw.confidence);
  if (!raw.box) return texts.map((text) => ({ text, x: 0, y: 0, width: 0, height: 0, confidence, flags: raw.flags }));
  const [left, top] = [Math.round(raw.box.x * scale.x), Math.round(raw.box.y * scale.y)];
  const [right, bottom] = [
    Math.round((raw.box.x + raw.box.width) * scale.x),
    Math.round((raw.box.y + raw.box.height) * scale.y),
  ];
  const x = Math.min(Math.max(left, 0), page.width);
  const y = Math.min(Math.max(top, 0), page.height);
  const width = Math.min(Math.max(right, x), page.width) - x;
  const height = Math.min(Math.max(bottom, y), page.height) - y;
  // A pixel or two beyond the edge is rounding.
  const isStray = left < -2 || top < -2 || right > page.width + 2 || bottom > page.height + 2;
  if (isStray && texts.length > 0) onStray();
  const flags = raw.flags | (isStray || texts.length > 1 ? WORD_FLAGS.uncertainBox : 0);
  const [only] = texts;
  if (only !== undefined && texts.length === 1) return [{ text: only, x, y, width, height, confidence, flags }];
  const signs = texts.reduce((sum, text) => sum + text.length, 0);
  let before = 0;
  return texts.map((text) => {
    const start = Math.round((width * before) / signs);
    before += text.length;
    return { text, x: x + start, y, width: Math.round((width * before) / signs) - start, height, confidence, flags };
  });
}

/** At the end of a line it is a hyphen that was printed; anywhere else it is a place where one might be. */
const SOFT_HYPHEN = /\u00ad\s*$/u;

/** Fits a page of a source to its picture: whole pixels, nothing outside the page, lines without words left out. */
export function fitPage(raw: RawPage, size: { width: number; height: number }, scale: Scale): FittedPage {
  const fitted: FittedPage = { lines: [], ...size, alternatives: [], lineOf: [], strayWords: 0 };
  let wordsBefore = 0;
  const onStray = () => (fitted.strayWords += 1);
  for (const line of raw.lines) {
    const hasWordBoxes = line.words.every(({ box }) => box !== null);
    const words: PageWord[] = [];
    for (const [at, rawWord] of line.words.entries()) {
      const word =
        at === line.words.length - 1 ? { ...rawWord, text: rawWord.text.replace(SOFT_HYPHEN, '-') } : rawWord;
      const made = fitWord(hasWordBoxes ? word : { ...word, box: null }, scale, size, onStray);
      if (made.length > 0 && rawWord.readings.length > 0)
        for (const reading of rawWord.readings)
          if (wordsIn(reading).length > 0)
            fitted.alternatives.push([wordsBefore + words.length, wordsIn(reading).join(' ')]);
      words.push(...made);
    }
    if (words.length === 0) {
      fitted.lineOf.push(-1);
      continue;
    }
    const known =
      line.box &&
      fitWord({ text: 'x', box: line.box, confidence: Number.NaN, flags: 0, readings: [] }, scale, size, () => {})[0];
    const box =
      known && known.width > 0 && known.height > 0
        ? known
        : (hasWordBoxes && boxAround(words)) || { x: 0, y: 0, width: size.width, height: 0 };
    fitted.lineOf.push(fitted.lines.length);
    fitted.lines.push({ x: box.x, y: box.y, width: box.width, height: box.height, hasWordBoxes, words });
    wordsBefore += words.length;
  }
  return fitted;
}

/** Puts the lines of a page into another order, and the words that readings belong to with them. */
export function reorderLines<Page extends Pick<FittedPage, 'lines' | 'alternatives'>>(
  page: Page,
  order: readonly number[],
): Page {
  const starts: number[] = [];
  let words = 0;
  for (const line of page.lines) {
    starts.push(words);
    words += line.words.length;
  }
  const newStart = new Map<number, number>();
  let at = 0;
  for (const index of order) {
    newStart.set(index, at);
    at += page.lines[index]?.words.length ?? 0;
  }
  const lineOfWord = (word: number): number => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= word) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return {
    ...page,
    lines: order.flatMap((index) => page.lines[index] ?? []),
    alternatives: page.alternatives
      .map(([word, reading]): [number, string] => {
        const line = lineOfWord(word);
        return [(newStart.get(line) ?? 0) + word - (starts[line] ?? 0), reading];
      })
      .sort(([a], [b]) => a - b),
  };
}
