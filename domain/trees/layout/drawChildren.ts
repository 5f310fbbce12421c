import { CARD } from './chart.ts';
import { lanesOf } from './lanes.ts';
import { drawLine, type Placed } from './placed.ts';

/** Cross-bars lie this far apart, closer where they would need more than `LANES_ROOM`; the first one so far below the cards of the parents. */
const LANE = 6;
const FIRST_LANE = 14;
/** What there is above the lines between partners. */
const LANES_ROOM = 24;

/** A family whose children stand below it. */
export interface HangingFamily {
  /** Where its line begins: below a card, or in the line between two. */
  from: { x: number; y: number };
  /** Middles of the children's cards. */
  children: readonly { x: number; isDashed: boolean }[];
}

/**
 * Joins parents with their children below: a line down, a cross-bar, and a line to every child. Families of one row whose
 * cross-bars reach over each other have them at different heights.
 * @param top - upper edge of the children's cards
 */
export function drawChildren(placed: Placed, families: readonly HangingFamily[], top: number): void {
  const hanging = families.filter(({ children }) => children.length > 0);
  // Most have one family, or none.
  const lanes = hanging.length > 1 ? lanesOf(hanging.map(({ from, children }) => ({ drop: from.x, children: children.map(({ x }) => x) }))) : [0];
  const lane = Math.min(LANE, LANES_ROOM / Math.max(1, ...lanes));
  hanging.forEach(({ from, children }, index) => {
    const barY = top - CARD.down + FIRST_LANE + (lanes[index] ?? 0) * lane;
    let [left, right] = [from.x, from.x];
    for (const { x } of children) [left, right] = [Math.min(left, x), Math.max(right, x)];
    drawLine(placed, [from.x, from.y, from.x, barY]);
    if (left < right) drawLine(placed, [left, barY, right, barY]);
    for (const { x, isDashed } of children) drawLine(placed, [x, barY, x, top], isDashed);
  });
}
