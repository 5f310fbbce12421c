import type { FigureData, FigureRow } from './figureRow.ts';

/** What a figure is drawn with. Colours are given by what draws it. */
export type FigureShape =
  | { kind: 'bar'; x: number; y: number; width: number; height: number; tone: FigureRow['tone'] | 'track' }
  | { kind: 'line'; x: number; y: number; length: number; look: 'mark' | 'grid' }
  | {
      kind: 'text';
      x: number;
      y: number;
      words: string;
      look: 'label' | 'value' | 'axis';
      anchor: 'start' | 'middle' | 'end';
    };

/** A drawn figure, in CSS pixels. */
export interface FigureDrawing {
  width: number;
  height: number;
  shapes: readonly FigureShape[];
}

/** Widths a figure is drawn for: that of a phone has its labels above its bars. */
export const WIDE = 720;
export const NARROW = 320;

const BAR = 16;
const ROOM = { wide: 30, narrow: 46 };
const LABEL = 210;
const VALUE = 150;
/** Letters that a label, and a value, have room for: 14 pixels of our typeface. */
const LABEL_LETTERS = 30;
const LEAST_BAR = 2;
const TICKS = 4;
const AXIS = 40;

const cut = (words: string, letters: number): string =>
  words.length <= letters ? words : `${words.slice(0, letters - 1).trimEnd()}…`;

/** Round steps of an axis: 1, 2, 5, 10, 20 … of which `TICKS` or some more reach the end. */
function stepOf(end: number): number {
  const rough = Math.max(1, end / TICKS);
  const unit = 10 ** Math.floor(Math.log10(rough));
  return ([5, 2].find((each) => each * unit <= rough) ?? 1) * unit;
}

/** Draws the rows of a figure one below the other, to scale. */
export function drawRows({ rows, end, axis }: Pick<FigureData, 'rows' | 'end' | 'axis'>, width: number): FigureDrawing {
  const isNarrow = width < WIDE;
  const left = isNarrow ? 0 : LABEL;
  const length = width - left - (isNarrow ? 0 : VALUE);
  const scale = (value: number) => left + (Math.max(0, Math.min(end, value)) / Math.max(end, 1)) * length;
  const room = isNarrow ? ROOM.narrow : ROOM.wide;
  const bottom = rows.length * room;
  const shapes: FigureShape[] = [];
  if (axis !== null) {
    for (let tick = 0; tick <= end; tick += stepOf(end)) {
      // Where labels are above their bars, lines would cross them.
      if (!isNarrow) shapes.push({ kind: 'line', x: scale(tick), y: 0, length: bottom, look: 'grid' });
      shapes.push({
        kind: 'text',
        x: scale(tick),
        y: bottom + 16,
        words: String(tick),
        look: 'axis',
        anchor: !isNarrow ? 'middle' : tick === 0 ? 'start' : scale(tick) > width - 12 ? 'end' : 'middle',
      });
    }
    shapes.push({ kind: 'text', x: left, y: bottom + 34, words: axis, look: 'axis', anchor: 'start' });
  }
  rows.forEach(({ label, value, from, to, mark, tone }, at) => {
    const top = at * room;
    const y = isNarrow ? top + 22 : top + (ROOM.wide - BAR) / 2;
    const [start, stop] = [scale(from), scale(to)];
    shapes.push({
      kind: 'text',
      x: 0,
      y: isNarrow ? top + 15 : y + 13,
      words: isNarrow ? `${label}: ${value}` : cut(label, LABEL_LETTERS),
      look: 'label',
      anchor: 'start',
    });
    if (axis === null) shapes.push({ kind: 'bar', x: left, y, width: length, height: BAR, tone: 'track' });
    if (to > from || mark !== null)
      shapes.push({ kind: 'bar', x: start, y, width: Math.max(LEAST_BAR, stop - start), height: BAR, tone });
    if (mark !== null) shapes.push({ kind: 'line', x: scale(mark), y: y - 3, length: BAR + 6, look: 'mark' });
    if (!isNarrow)
      shapes.push({ kind: 'text', x: left + length + 10, y: y + 13, words: value, look: 'value', anchor: 'start' });
  });
  return { width, height: bottom + (axis === null ? 0 : AXIS), shapes };
}
