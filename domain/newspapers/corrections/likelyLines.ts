import type { PageLine } from '../pages/pageLine.ts';
import { type LineBox, overlap } from './carryLines.ts';
import { textDistance } from './textDistance.ts';

/** Lines that are offered for a choice. */
const MOST = 5;
/** A line that is further away has nothing in common but its letters. */
const FURTHEST = 0.7;

/** What is known of a line that has no place any more. */
export interface LostLine {
  /** Its readings. */
  texts: readonly string[];
  /** Where it was; null: not known. */
  box: LineBox | null;
}

/**
 * The lines of a page that a lost line may be, by their numbers: first that at its place, whatever it says, then those
 * that are most like it.
 */
export function likelyLines(lines: readonly PageLine[], { texts, box }: LostLine): number[] {
  const [near] =
    box === null
      ? []
      : lines
          .map((line, at) => ({ at, shared: overlap(line, box) }))
          .filter(({ shared }) => shared > 0)
          .sort((a, b) => b.shared - a.shared);
  const alike = lines
    .map(({ words }, at) => ({
      at,
      distance: Math.min(...texts.map((text) => textDistance(words.map((word) => word.text).join(' '), text))),
    }))
    .filter(({ at, distance }) => distance <= FURTHEST && at !== near?.at)
    .sort((a, b) => a.distance - b.distance || a.at - b.at);
  return [...(near ? [near] : []), ...alike].slice(0, MOST).map(({ at }) => at);
}
