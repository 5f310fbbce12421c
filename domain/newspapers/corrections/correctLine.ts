import { type PageLine, type PageWord, WORD_FLAGS } from '../pages/pageLine.ts';
import { alignWords } from './alignWords.ts';

/** A line with its correction. */
export interface CorrectedLine {
  line: PageLine;
  /**
   * What the machine read, at the word of the corrected line that it belongs to. Words that are as they were are left
   * out.
   */
  readings: readonly (readonly [word: number, reading: string])[];
  /** For each word of the line before: where it is now. */
  wordNow: readonly number[];
}

/** A stretch of a line, in pixels. */
interface Stretch {
  left: number;
  right: number;
  y: number;
  height: number;
}

const HYPHEN = /[-‐¬]$/u;

/** The stretch that words take up together. */
const around = (words: readonly PageWord[]): Stretch => ({
  left: Math.min(...words.map(({ x }) => x)),
  right: Math.max(...words.map(({ x, width }) => x + width)),
  y: Math.min(...words.map(({ y }) => y)),
  height: Math.max(...words.map(({ y, height }) => y + height)) - Math.min(...words.map(({ y }) => y)),
});

/** Shares a stretch between words by their letters, with the room of a letter between them. */
function share(
  { left, right, y, height }: Stretch,
  texts: readonly string[],
): Pick<PageWord, 'x' | 'y' | 'width' | 'height'>[] {
  const letters = texts.reduce((sum, text) => sum + text.length, texts.length - 1);
  const each = Math.max(0, right - left) / letters;
  let before = 0;
  return texts.map((text) => {
    const x = Math.round(left + before * each);
    const end = Math.round(left + (before + text.length) * each);
    before += text.length + 1;
    return { x, y, width: Math.max(1, end - x), height };
  });
}

/**
 * The room between two words of a line, or between a word and the line's end; none at all lies in the middle between
 * them.
 */
function roomBetween(line: PageLine, previous: PageWord | undefined, next: PageWord | undefined): Stretch {
  const left = previous ? previous.x + previous.width : line.x;
  const right = next ? next.x : line.x + line.width;
  if (right > left) return { left, right, y: line.y, height: line.height };
  const middle = Math.round(Math.min(Math.max((left + right) / 2, line.x), line.x + Math.max(0, line.width - 1)));
  return { left: middle, right: middle, y: line.y, height: line.height };
}

/** Flags of the words that others became: what a line's end broke stays broken. */
function flagsOf(old: readonly PageWord[], nth: number, count: number, text: string, isExact: boolean): number {
  const starts = nth === count - 1 && HYPHEN.test(text) ? (old.at(-1)?.flags ?? 0) & WORD_FLAGS.startsHyphenated : 0;
  const ends = nth === 0 ? (old[0]?.flags ?? 0) & WORD_FLAGS.endsHyphenated : 0;
  return (
    starts |
    ends |
    WORD_FLAGS.corrected |
    (isExact ? (old[0]?.flags ?? 0) & WORD_FLAGS.uncertainBox : WORD_FLAGS.uncertainBox)
  );
}

/**
 * Writes a correction into a line. A word that was changed keeps its box; words that were added, run together or taken
 * apart get boxes worked out inside the line, marked as uncertain; words that were left out go.
 *
 * @param after - the line as its member has read it, tidied; not empty
 */
export function correctLine(line: PageLine, after: string): CorrectedLine {
  const texts = after.split(' ');
  const matches = alignWords(
    line.words.map(({ text }) => text),
    texts,
  );
  const words: PageWord[] = [];
  const readings: (readonly [number, string])[] = [];
  const wordNow = line.words.map(() => 0);
  matches.forEach(({ before, after: now }, at) => {
    const old = before.map((nth) => line.words[nth]!);
    const place = now[0] ?? Math.max(0, words.length - 1);
    for (const nth of before) wordNow[nth] = place;
    const isSame = old.length === 1 && now.length === 1 && old[0]!.text === texts[now[0]!];
    if (isSame) return void words.push(old[0]!);
    if (old.length > 0) readings.push([place, old.map(({ text }) => text).join(' ')]);
    const own = now.map((nth) => texts[nth]!);
    const isExact = old.length === 1 && own.length === 1;
    const room =
      old.length > 0
        ? around(old)
        : roomBetween(line, words.at(-1), line.words[matches[at + 1]?.before[0] ?? line.words.length]);
    const boxes = line.hasWordBoxes ? (isExact ? old : share(room, own)) : [];
    own.forEach((text, nth) => {
      const { x, y, width, height } = boxes[nth] ?? { x: 0, y: 0, width: 0, height: 0 };
      words.push({
        text,
        x,
        y,
        width,
        height,
        confidence: 0,
        flags: flagsOf(old, nth, own.length, text, isExact || !line.hasWordBoxes),
      });
    });
  });
  return { line: { ...line, words }, readings, wordNow };
}
