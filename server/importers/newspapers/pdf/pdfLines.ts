import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import { boxAround, type RawLine, type RawWord } from '../readers/textPage.ts';
import type { PdfText } from './pdfAnswers.ts';

/**
 * Shares of the height of a line: of what parts two words, of what parts two columns, and of how far a line may lean.
 */
const WORD_GAP = 0.2;
const COLUMN_GAP = 2.5;
const LEAN = 0.5;

const middle = ({ y, height }: PageRegion): number => y + height / 2;

/** Whether a piece goes on in the line of the piece before it. */
function goesOn(before: PdfText, next: PdfText): boolean {
  const height = Math.max(before.height, next.height);
  const gap = next.x - (before.x + before.width);
  return (
    !before.endsLine &&
    Math.abs(middle(next) - middle(before)) < height * LEAN &&
    gap > -height &&
    gap < height * COLUMN_GAP
  );
}

/** The words of a piece, each with its share of the width. */
function wordsOf({ text, x, y, width, height }: PdfText): (RawWord & { box: PageRegion })[] {
  const each = width / Math.max(1, text.length);
  return [...text.matchAll(/\S+/gu)].map((found) => ({
    text: found[0],
    box: { x: x + found.index * each, y, width: found[0].length * each, height },
    confidence: Number.NaN,
    flags: 0,
    readings: [],
  }));
}

/** The words of a line. Pieces without space between them are parts of one word, as type is set letter by letter. */
function lineOf(pieces: readonly PdfText[]): RawLine | null {
  const words: (RawWord & { box: PageRegion })[] = [];
  let before: PdfText | null = null;
  for (const piece of pieces) {
    const own = wordsOf(piece);
    const [first] = own;
    const last = words.at(-1);
    const isPart =
      first &&
      last &&
      before &&
      !/\s$/u.test(before.text) &&
      !/^\s/u.test(piece.text) &&
      first.box.x - (last.box.x + last.box.width) < piece.height * WORD_GAP;
    if (isPart) {
      words[words.length - 1] = {
        ...last,
        text: last.text + first.text,
        box: boxAround([last.box, first.box]) ?? last.box,
      };
      own.shift();
    }
    words.push(...own);
    before = piece;
  }
  return words.length === 0 ? null : { box: boxAround(words.map(({ box }) => box)), words };
}

/** The lines of a page of a PDF, in the order in which it sets them. */
export function pdfLines(texts: readonly PdfText[]): RawLine[] {
  const lines: PdfText[][] = [];
  for (const piece of texts) {
    const line = lines.at(-1);
    const before = line?.at(-1);
    // A piece of nothing but space has often no height; it may end a line.
    if (piece.text.trim() === '') {
      if (before && line)
        line[line.length - 1] = {
          ...before,
          text: `${before.text} `,
          width: before.width,
          endsLine: before.endsLine || piece.endsLine,
        };
      continue;
    }
    if (line && before && goesOn(before, piece)) line.push(piece);
    else lines.push([piece]);
  }
  return lines.flatMap((pieces) => lineOf(pieces) ?? []);
}
