import { type PrintedLine, wordWidth } from '#server/engines/images/newsprint.ts';

import type { Block } from '../press/piece.ts';
import type { LineStyle, TypeSheet } from './typeSheet.ts';

const VOWEL = /[aeiouy]/u;
/** Letters that make one sound, or stay together. */
const TOGETHER = /^(?:[cpstwg]h|ck|qu|[bcdfgkpt][lr]|s[ptck]|ng|wr|kn)$/u;
const WORD = /^\p{L}?\p{Ll}{6,}/u;
/** Letters that stay before a break, and after it. */
const EDGE = 3;

/**
 * Where a word may be broken at a line end: before these letters, after a hyphen that it has, else by the rule that a
 * syllable starts with a consonant. Short words and figures are not broken.
 */
function hyphenPoints(word: string): number[] {
  const own = word.indexOf('-') + 1;
  if (own > EDGE && own < word.length - EDGE) return [own];
  const letters = WORD.exec(word)?.[0].toLowerCase();
  if (letters === undefined) return [];
  const points: number[] = [];
  for (let at = EDGE; at <= letters.length - EDGE; at += 1) {
    const [before, here, after] = [letters.charAt(at - 1), letters.charAt(at), letters.charAt(at + 1)];
    if (VOWEL.test(here) || !VOWEL.test(after)) continue;
    if (TOGETHER.test(before + here)) continue;
    if (VOWEL.test(letters.slice(0, at)) || VOWEL.test(before)) points.push(at);
  }
  return points;
}

/** A line that has no place on a page yet. */
export interface SetLine extends Omit<PrintedLine, 'x' | 'y'> {
  /** From the left of its column. */
  offset: number;
  leading: number;
  /** White above, unless it is the first of a column. */
  above: number;
  isHead: boolean;
  /** Its last word goes on in the next line; its first started in the line before. */
  startsHyphenated: boolean;
  endsHyphenated: boolean;
}

/** Of the size: the usual space between words, and the widest before a word is broken. */
const SPACE = 0.27;
const TIGHT = 0.21;
const WIDE = 0.62;

interface Row {
  words: string[];
  isBroken: boolean;
}

/** Breaks words into rows, a long word over two where the row would gape. */
function rowsOf(words: readonly string[], { font, size, align, indent }: LineStyle, width: number): Row[] {
  const rows: Row[] = [];
  const queue = [...words];
  let row: Row = { words: [], isBroken: false };
  /** Width of the words of the row so far. */
  let used = 0;
  const end = () => {
    rows.push(row);
    row = { words: [], isBroken: false };
    used = 0;
  };
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    const isFirst = rows.length === 0;
    const room = width - (isFirst === indent > 0 ? Math.abs(indent) : 0);
    const wide = wordWidth(word, font, size);
    const fits = (width: number) => used + width + row.words.length * TIGHT * size <= room;
    if (row.words.length === 0 || fits(wide)) {
      row.words.push(word);
      used += wide;
      continue;
    }
    const gap = (room - used) / Math.max(1, row.words.length - 1);
    const upTo = (at: number) => (word.charAt(at - 1) === '-' ? word.slice(0, at) : `${word.slice(0, at)}-`);
    const part =
      align === 'justify' && gap > WIDE * size
        ? hyphenPoints(word)
            .filter((at) => fits(wordWidth(upTo(at), font, size)))
            .at(-1)
        : undefined;
    if (part === undefined) {
      queue.unshift(word);
    } else {
      row.words.push(upTo(part));
      row.isBroken = true;
      queue.unshift(word.slice(part));
    }
    end();
  }
  if (row.words.length > 0) end();
  return rows;
}

/** Sets a paragraph in the width of a column; a dash ends a word, so that a line may end with it. */
export function setBlock({ style: name, text }: Block, { styles, columnWidth }: TypeSheet): SetLine[] {
  const style = styles[name];
  const { font, size, align, indent, leading, above, isHead } = style;
  const rows = rowsOf(
    text
      .replace(/—(?=\S)/gu, '— ')
      .split(/\s+/u)
      .filter((word) => word !== ''),
    style,
    columnWidth,
  );
  return rows.map(({ words, isBroken }, at): SetLine => {
    const hung = at === 0 ? Math.max(0, indent) : Math.max(0, -indent);
    const solid = words.reduce((sum, word) => sum + wordWidth(word, font, size), 0);
    const spaces = words.length - 1;
    const isFull = align === 'justify' && at < rows.length - 1 && spaces > 0;
    const gap =
      isFull || solid + spaces * SPACE * size > columnWidth - hung
        ? (columnWidth - hung - solid) / Math.max(1, spaces)
        : SPACE * size;
    const white = columnWidth - hung - solid - spaces * gap;
    const before = align === 'centre' ? white / 2 : align === 'right' ? white : 0;
    return {
      text: words.join(' '),
      font,
      size,
      leading,
      isHead,
      offset: hung + before,
      gap,
      above: at === 0 ? above : 0,
      startsHyphenated: isBroken,
      endsHyphenated: rows[at - 1]?.isBroken === true,
    };
  });
}
