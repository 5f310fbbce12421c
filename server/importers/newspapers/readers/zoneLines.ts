import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import type { AltoPage } from './readAlto.ts';
import type { MetsArea } from './readMets.ts';
import type { FittedPage } from './textPage.ts';

const ORDINAL = /^word0*(\d{1,6})$/iu;

/** The place of a word that a range names: by its id, or, as some makers of METS count, as the nth word of the file. */
function placeOf(alto: AltoPage, id: string) {
  const [, nth] = ORDINAL.exec(id) ?? [];
  return alto.wordIds.get(id) ?? (nth === undefined ? undefined : alto.words[Number(nth) - 1]);
}

/** Lines, as the file counts them, between two words: those of which the better part lies in between. */
function linesBetween(alto: AltoPage, begin: string, end: string): number[] | null {
  const [first, last] = [placeOf(alto, begin), placeOf(alto, end)];
  if (!first || !last || first.line > last.line) return null;
  const lines: number[] = [];
  for (let line = first.line; line <= last.line; line += 1) {
    const count = alto.lines[line]?.words.length ?? 0;
    const from = line === first.line ? first.word : 0;
    const to = line === last.line ? last.word + 1 : count;
    if ((to - from) * 2 >= count) lines.push(line);
  }
  return lines;
}

/** Lines of a file of ALTO that an area of METS means; null where it names nothing that is there. */
function rawLinesOf(alto: AltoPage, { begin, end }: MetsArea): readonly number[] | null {
  if (begin === null) return null;
  const block = alto.blocks.get(begin);
  if (block) {
    const last = end === null || end === begin ? block : alto.blocks.get(end);
    if (!last || last === block) return block;
    const [from, to] = [Math.min(...block), Math.max(...last)];
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  }
  const line = alto.lineIds.get(begin);
  if (line !== undefined) {
    const to = (end === null ? undefined : alto.lineIds.get(end)) ?? line;
    return Array.from({ length: Math.max(0, to - line + 1) }, (_, at) => line + at);
  }
  return linesBetween(alto, begin, end ?? begin);
}

/** Lines whose middle lies in a rectangle. */
export const linesWithin = ({ lines }: Pick<FittedPage, 'lines'>, { x, y, width, height }: PageRegion): number[] =>
  lines.flatMap((line, at) => {
    const [middleX, middleY] = [line.x + line.width / 2, line.y + line.height / 2];
    return middleX >= x && middleX <= x + width && middleY >= y && middleY <= y + height ? [at] : [];
  });

/** Left, top, right and bottom of an area as a box; null where it is none. */
export function boxOfCoords(coords: readonly number[] | null): PageRegion | null {
  const [left = 0, top = 0, right = 0, bottom = 0] = coords ?? [];
  return coords && right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

/**
 * Lines of a fitted page that a part of an article takes: those its text names, else those in its rectangle.
 *
 * @returns null when the part names text that the page does not have.
 */
export function zoneLines(
  alto: AltoPage,
  fitted: FittedPage,
  text: MetsArea | null,
  box: PageRegion | null,
): number[] | null {
  const raw = text && rawLinesOf(alto, text);
  if (raw)
    return raw.flatMap((line) =>
      fitted.lineOf[line] === undefined || fitted.lineOf[line] < 0 ? [] : [fitted.lineOf[line]],
    );
  return box ? linesWithin(fitted, box) : null;
}
