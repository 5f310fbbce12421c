import type { PageLine } from './pageLine.ts';

/** Points of the body type of newspapers, from 6 in a London daily to 8 in a country weekly. */
const BODY_POINTS = 7;
/** The box of a line reaches from its highest letter to its lowest: so much of the type's size. */
const BOX_SHARE = 0.9;
const POINTS_OF_AN_INCH = 72;
/** Below it words are guessed rather than read. */
export const LEAST_DPI = 150;
/** Fewer lines may all be headlines. */
const FEWEST_LINES = 12;

/**
 * The resolution of a scanned newspaper page in dots per inch, estimated from the height of its lines: what a file says
 * of itself is often the default of some program. Null where too few lines were found.
 */
export function estimatedDpi(lines: readonly Pick<PageLine, 'height'>[]): number | null {
  if (lines.length < FEWEST_LINES) return null;
  const heights = lines.map(({ height }) => height).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return Math.round((usual / BOX_SHARE / BODY_POINTS) * POINTS_OF_AN_INCH);
}
