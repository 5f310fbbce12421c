import type { PageLine } from '../pages/pageLine.ts';
import { textDistance } from './textDistance.ts';

/** A page as the machine has read it, with its size in pixels. */
export interface MeasuredPage {
  lines: readonly PageLine[];
  width: number;
  height: number;
}

/** A rectangle of a page, in pixels. */
export type LineBox = Pick<PageLine, 'x' | 'y' | 'width' | 'height'>;

/** Share of the larger of two boxes that both must have. */
const LEAST_OVERLAP = 0.6;
/** How far the texts of one line may be apart in two readings. */
const MOST_DISTANCE = 0.4;

const textOf = ({ words }: PageLine): string => words.map(({ text }) => text).join(' ');

/** The share of the larger of two boxes that both have. */
export function overlap(a: LineBox, b: LineBox): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const larger = Math.max(a.width * a.height, b.width * b.height);
  return width <= 0 || height <= 0 || larger === 0 ? 0 : (width * height) / larger;
}

const scaled = ({ x, y, width, height }: LineBox, across: number, down: number): LineBox => ({
  x: x * across,
  y: y * down,
  width: width * across,
  height: height * down,
});

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Lines by their text, as far as it occurs once. */
function uniqueLines(lines: readonly PageLine[]): Map<string, PageLine> {
  const found = new Map<string, PageLine | null>();
  for (const line of lines) found.set(textOf(line), found.has(textOf(line)) ? null : line);
  return new Map([...found].flatMap(([text, line]) => (line && text !== '' ? [[text, line] as const] : [])));
}

/**
 * Where a place of one scan of a page is on another scan of it: of another size, and moved as a whole, as far as the
 * lines that read alike in both tell.
 */
export function placeOnScan(before: MeasuredPage, after: MeasuredPage): (box: LineBox) => LineBox {
  const [across, down] = [after.width / before.width, after.height / before.height];
  const known = uniqueLines(before.lines);
  const moved = [...uniqueLines(after.lines)].flatMap(([text, now]) => {
    const old = known.get(text);
    return old ? [{ x: now.x - old.x * across, y: now.y - old.y * down }] : [];
  });
  const [x, y] = [median(moved.map((by) => by.x)), median(moved.map((by) => by.y))];
  return (box) => {
    const sized = scaled(box, across, down);
    return { ...sized, x: sized.x + x, y: sized.y + y };
  };
}

/**
 * Finds corrected lines again in another reading of the same page: a line is the same where its box is, and where its
 * text is like what the machine or the member had read. Pages may have another size, and be shifted as a whole.
 *
 * @param corrected - the text of each corrected line of `before`, by its number
 * @returns for each corrected line its number in `after`, each of them once; null where none is like it
 */
export function carryLines(
  before: MeasuredPage,
  after: MeasuredPage,
  corrected: ReadonlyMap<number, string>,
): Map<number, number | null> {
  const placed = placeOnScan(before, after);
  const nowTexts = after.lines.map(textOf);
  const pairs = [...corrected].flatMap(([line, text]) => {
    const old = before.lines[line];
    if (!old) return [];
    const expected = placed(old);
    return after.lines.flatMap((now, at) => {
      const shared = overlap(expected, now);
      if (shared < LEAST_OVERLAP) return [];
      const distance = Math.min(textDistance(textOf(old), nowTexts[at]!), textDistance(text, nowTexts[at]!));
      return distance <= MOST_DISTANCE ? [{ line, at, distance, shared }] : [];
    });
  });
  const found = new Map<number, number | null>([...corrected.keys()].map((line) => [line, null]));
  const taken = new Set<number>();
  for (const { line, at } of pairs.sort((a, b) => a.distance - b.distance || b.shared - a.shared || a.line - b.line)) {
    if (found.get(line) !== null || taken.has(at)) continue;
    found.set(line, at);
    taken.add(at);
  }
  return found;
}
