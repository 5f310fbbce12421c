import type { ReportRun } from '#domain/trees/reports/writing/reportEntry.ts';

import { type Face, isRightToLeft, setWord } from './fontFaces.ts';

/** How a paragraph is set. */
export interface TextStyle {
  size: number;
  face: Face;
  /** From one baseline to the next. */
  leading: number;
}

/** A stretch of a line in one font and size. */
export interface Span {
  text: string;
  font: string;
  size: number;
  /** How far above the baseline. */
  rise: number;
  x: number;
  width: number;
  personId: number | null;
  /** The named place that it leads to; null for none. */
  target: string | null;
}

/** Gives back the width of a text. */
export type Measure = (text: string, font: string, size: number) => number;

/** A word or part of one: what is not parted by a space stays together. */
type Part = Omit<Span, 'x'> & { endsWord: boolean };

const RAISED_SIZE = 0.62;
const RAISED_BY = 0.36;
const faceOf = (run: ReportRun, face: Face): Face =>
  run.style === 'name' ? (face === 'italic' ? 'italic' : 'bold') : run.style === 'italic' ? 'italic' : face;

/** Takes runs apart into words. @param noteNumber - of a note, by what it says */
function partsOf(
  runs: readonly ReportRun[],
  style: TextStyle,
  measure: Measure,
  { noteNumber, targetOf }: LineParts,
): Part[] {
  return runs.flatMap((run) => {
    const isRaised = run.style === 'raised' || run.note !== undefined;
    const size = isRaised ? style.size * RAISED_SIZE : style.size;
    const text = run.note === undefined ? run.text : String(noteNumber(run.note));
    const face = isRaised ? 'regular' : faceOf(run, style.face);
    return (text.replace(/\s+/gu, ' ').match(/[^ ]+ ?| /gu) ?? [])
      .flatMap(withSpaceApart)
      .flatMap((word) => setWord(face, word))
      .map(({ text: part, font }): Part => ({
        text: part,
        font,
        size,
        rise: isRaised ? style.size * RAISED_BY : 0,
        width: measure(part, font, size),
        personId: run.personId ?? null,
        target: run.entry === undefined ? null : targetOf(run.entry),
        endsWord: part.endsWith(' '),
      }));
  });
}

/** A word read from right to left would have its space before it. */
const withSpaceApart = (word: string): string[] =>
  isRightToLeft(word) && word.endsWith(' ') ? [word.slice(0, -1), ' '] : [word];

/** What runs refer to. */
export interface LineParts {
  noteNumber: (note: string) => number;
  targetOf: (entry: number) => string | null;
}

/** Sets runs in lines of a width, ragged right. A word wider than a line is cut. @param indent - of the first line */
export function breakLines(
  runs: readonly ReportRun[],
  style: TextStyle,
  width: number,
  measure: Measure,
  refers: LineParts,
  indent = 0,
): Span[][] {
  const lines: Part[][] = [[]];
  let room = width - indent;
  let word: Part[] = [];
  const place = () => {
    const wide = word.reduce((sum, part) => sum + part.width, 0);
    const last = word.at(-1);
    // The space after a word may hang over the edge.
    const needed = wide - (last?.endsWord ? measure(' ', last.font, last.size) : 0);
    if (needed > room && (lines.at(-1)?.length ?? 0) > 0) {
      lines.push([]);
      room = width;
    }
    for (const part of word) {
      for (const piece of part.width > width ? cut(part, width, measure) : [part]) {
        if (piece.width > room && part.width > width && (lines.at(-1)?.length ?? 0) > 0) {
          lines.push([]);
          room = width;
        }
        lines.at(-1)?.push(piece);
        room -= piece.width;
      }
    }
    word = [];
  };
  for (const part of partsOf(runs, style, measure, refers)) {
    word.push(part);
    if (part.endsWord) place();
  }
  if (word.length > 0) place();
  return lines.filter((line) => line.length > 0).map((line, at) => joined(line, at === 0 ? indent : 0));
}

/** Cuts a word into pieces that fit. */
function cut(part: Part, width: number, measure: Measure): Part[] {
  const pieces: Part[] = [];
  let text = '';
  const push = () =>
    pieces.push({ ...part, text, width: measure(text, part.font, part.size), endsWord: text.endsWith(' ') });
  for (const letter of part.text) {
    if (text !== '' && measure(text + letter, part.font, part.size) > width) {
      push();
      text = '';
    }
    text += letter;
  }
  push();
  return pieces;
}

/** Words of one look beside each other as one span; words read from right to left in their order. */
function joined(line: readonly Part[], indent: number): Span[] {
  const spans: Span[] = [];
  let x = indent;
  for (const part of inReadingOrder(line)) {
    const last = spans.at(-1);
    const isSame =
      last &&
      last.font === part.font &&
      last.size === part.size &&
      last.rise === part.rise &&
      last.personId === part.personId &&
      last.target === part.target;
    if (isSame) {
      last.text += part.text;
      last.width += part.width;
    } else
      spans.push({
        text: part.text,
        font: part.font,
        size: part.size,
        rise: part.rise,
        x,
        width: part.width,
        personId: part.personId,
        target: part.target,
      });
    x += part.width;
  }
  return spans;
}

/** Turns each row of words that are read from right to left around, with the spaces between them. */
function inReadingOrder(line: readonly Part[]): Part[] {
  const ordered: Part[] = [];
  for (let at = 0; at < line.length;) {
    let end = at;
    for (
      let next = at;
      next < line.length && (isRightToLeft(line[next]?.text ?? '') || line[next]?.text === ' ');
      next += 1
    )
      if (line[next]?.text !== ' ') end = next + 1;
    const row = line.slice(at, Math.max(end, at + 1));
    ordered.push(...(isRightToLeft(row[0]?.text ?? '') ? row.toReversed() : row));
    at += row.length;
  }
  return ordered;
}
