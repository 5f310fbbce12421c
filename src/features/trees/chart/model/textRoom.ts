import type { Wedge } from '#domain/trees/chart/layout/chart.ts';

/** Left free at both ends of a line together, and half the height of the two lines of text, in the chart's units. */
const ENDS = 12;
const HALF_LINES = 16;

/**
 * How long a straight line of text in the middle of a wedge may be: along a ring the ends of a long one would stick out
 * of it.
 * @returns the chart's units
 */
export function textRoom({ from, to, inner, outer }: Wedge): number {
  const middle = (inner + outer) / 2;
  const breadth = inner === 0 ? outer * 2 : (middle * (to - from) * Math.PI) / 180;
  if (inner > 0 && breadth <= outer - inner) return outer - inner - ENDS;
  const chord = inner === 0 ? outer * 2 : 2 * Math.sqrt(Math.max(0, outer ** 2 - (middle + HALF_LINES) ** 2));
  return Math.min(breadth, chord) - ENDS;
}
