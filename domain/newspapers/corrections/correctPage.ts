import type { PageLine } from '../pages/pageLine.ts';
import { correctLine } from './correctLine.ts';

/** Shorter lines are too likely to be part of a headline by chance. */
const SHORTEST = 3;

/**
 * A headline of an article after one of the article's lines was corrected: where it is that line, or has it whole, it
 * says what the line says now.
 */
export function correctHeadline(headline: string, before: string, after: string): string {
  const at = before.length < SHORTEST ? -1 : ` ${headline} `.indexOf(` ${before} `);
  return at < 0 ? headline : headline.slice(0, at) + after + headline.slice(at + before.length);
}

/** The text of a page with the other readings of its words, counted from its first word. */
export interface ReadPage {
  lines: readonly PageLine[];
  /** Ascending by word. */
  alternatives: readonly (readonly [word: number, reading: string])[];
}

/**
 * Writes corrections into a page as the machine has read it. What the machine read on a corrected line is among the
 * other readings of its words from then on, so that a search finds both.
 *
 * @param corrections - the text of each corrected line, by its number
 */
export function correctPage({ lines, alternatives }: ReadPage, corrections: ReadonlyMap<number, string>): ReadPage {
  const corrected: PageLine[] = [];
  const readings: (readonly [number, string])[] = [];
  let [wordsBefore, wordsNow, nextReading] = [0, 0, 0];
  lines.forEach((line, at) => {
    const after = corrections.get(at);
    const change = after === undefined ? null : correctLine(line, after);
    for (; (alternatives[nextReading]?.[0] ?? Infinity) < wordsBefore + line.words.length; nextReading += 1) {
      const [word, reading] = alternatives[nextReading]!;
      readings.push([wordsNow + (change?.wordNow[word - wordsBefore] ?? word - wordsBefore), reading]);
    }
    for (const [word, reading] of change?.readings ?? []) readings.push([wordsNow + word, reading]);
    corrected.push(change?.line ?? line);
    wordsBefore += line.words.length;
    wordsNow += corrected[at]!.words.length;
  });
  return { lines: corrected, alternatives: readings.sort(([a], [b]) => a - b) };
}
