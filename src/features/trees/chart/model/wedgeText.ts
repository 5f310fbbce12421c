import type { Wedge } from '#domain/trees/chart/layout/chart.ts';

import { wrapText } from './wrapText.ts';

/** Left free at both ends of a line together, and half the height of the two lines of text, in the chart's units. */
const ENDS = 12;
const HALF_LINES = 16;

/**
 * How long a straight line of text in the middle of a wedge may be: along a ring the ends of a long one would stick out
 * of it.
 * @returns the chart's units
 */
function textRoom({ from, to, inner, outer }: Wedge): number {
  const middle = (inner + outer) / 2;
  const breadth = inner === 0 ? outer * 2 : (middle * (to - from) * Math.PI) / 180;
  if (inner > 0 && breadth <= outer - inner) return outer - inner - ENDS;
  const chord = inner === 0 ? outer * 2 : 2 * Math.sqrt(Math.max(0, outer ** 2 - (middle + HALF_LINES) ** 2));
  return Math.min(breadth, chord) - ENDS;
}

const SIZE = 13;
/** From one line to the next, and the years' size, as shares of the name's. */
const LINE = 1.3;
export const YEARS_SIZE = 0.88;

/** A line of text in a wedge; `dy` is from the wedge's middle to the middle of the line. */
interface WedgeLine {
  words: string;
  dy: number;
  isName: boolean;
}

/** Where and how the text of a wedge is, in the chart's units. */
export interface WedgeText {
  /** Degrees from the top at which its middle lies, and how far from the hub. */
  angle: number;
  middle: number;
  /** Degrees the text is turned by. */
  turn: number;
  /** What there is across the lines: a hint at how much can be read. */
  across: number;
  size: number;
  room: number;
  lines: readonly WedgeLine[];
}

/**
 * Sets the text of a wedge: along the ring where that is broad, outwards where it is narrow; a long name on two lines
 * and the years below it where there is room across.
 * @param widthOf - how long a part of the name is at a size
 */
export function wedgeText(
  wedge: Wedge,
  name: string,
  years: string,
  widthOf: (text: string, size: number) => number,
): WedgeText {
  const { from, to, inner, outer } = wedge;
  const isHub = inner === 0;
  const middle = isHub ? 0 : (inner + outer) / 2;
  const angle = isHub ? 0 : (from + to) / 2;
  const depth = outer - inner;
  const breadth = isHub ? outer * 2 : (middle * (to - from) * Math.PI) / 180;
  const isAlong = isHub || breadth > depth;
  const across = isAlong ? depth : breadth;
  const size = Math.min(SIZE, across * 0.8);
  const room = textRoom(wedge);
  const hasYears = years !== '' && across > size * 2.6;
  const mostLines = across > size * (hasYears ? 4.4 : 3) ? 2 : 1;
  const texts = [
    ...wrapText(name, room, mostLines, (text) => widthOf(text, size)).map((words) => ({ words, isName: true })),
    ...(hasYears ? [{ words: years, isName: false }] : []),
  ];
  return {
    angle,
    middle,
    turn: angle + (isAlong ? 0 : angle > 0 ? -90 : 90),
    across,
    size,
    room,
    lines: texts.map((line, index) => ({ ...line, dy: (index - (texts.length - 1) / 2) * size * LINE })),
  };
}
