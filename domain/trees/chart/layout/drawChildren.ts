import { CARD } from './chart.ts';
import { drawLine, type Placed } from './placed.ts';
import { ROW_STEP, SPINE, type StackPlace } from './stackColumns.ts';

/** What hangs below one point: where its line comes down, and the hang-points it leads to. All along the breadth. */
export interface Hanging {
  drop: number;
  children: readonly number[];
}

const spanOf = ({ drop, children }: Hanging): [number, number] => [
  Math.min(drop, ...children),
  Math.max(drop, ...children),
];

/**
 * Whether the cross-bar of one must lie above that of another, so that neither is run over by what leads to or from the
 * other.
 */
function isAbove(upper: Hanging, lower: Hanging): boolean {
  const [from, to] = spanOf(lower);
  const [least, most] = spanOf(upper);
  return (upper.drop >= from && upper.drop <= to) || lower.children.some((child) => child >= least && child <= most);
}

/**
 * Gives the cross-bars of several families between the same two generations their heights, so that those which reach
 * over each other do not lie in one line, and as few as can be are crossed.
 * @returns for each its lane, 0 the nearest to the parents; cross-bars that keep clear of each other share one
 */
export function lanesOf(hanging: readonly Hanging[]): number[] {
  const lanes = hanging.map(() => 0);
  // Who depends on each other in a ring is distinguished by the order they came in; as many turns as there are families
  // settle all.
  for (let turn = 0; turn < hanging.length; turn += 1) {
    hanging.forEach((lower, at) => {
      hanging.forEach((upper, before) => {
        if (before === at || !isAbove(upper, lower)) return;
        if (isAbove(lower, upper) && before > at) return;
        lanes[at] = Math.max(lanes[at] ?? 0, (lanes[before] ?? 0) + 1);
      });
    });
  }
  return lanes.map((lane) => Math.min(lane, hanging.length - 1));
}

/**
 * Cross-bars lie this far apart, closer where they would need more than `LANES_ROOM`; the first one so far below the
 * cards of the parents.
 */
const LANE = 6;
const FIRST_LANE = 14;
/** What there is above the lines between partners. */
const LANES_ROOM = 24;

/** A family whose children are below it. */
export interface HangingFamily {
  /** Where its line starts: below a card, or in the line between two. */
  from: { x: number; y: number };
  children: readonly HangingChild[];
}

/** A child below its parents. */
export interface HangingChild {
  /** Middle of the card. */
  x: number;
  isDashed: boolean;
  /** Of children in rows; null: in the row of the generation. */
  place: StackPlace | null;
}

const HALF_WIDTH = CARD.width / 2;
const HALF_HEIGHT = CARD.height / 2;

const isStacked = ({ place }: HangingChild): boolean => place !== null && place.rows > 1;
/** Where the line to a child leaves the cross-bar: above the card, or beside the column it is in. */
const hangAt = (child: HangingChild): number => (isStacked(child) ? child.x - HALF_WIDTH - SPINE : child.x);

/** From the cross-bar to a card: to its top, or down beside its column and in from the left. */
function drawChild(placed: Placed, child: HangingChild, barY: number, top: number): void {
  const { x, isDashed, place } = child;
  if (!place || !isStacked(child)) return drawLine(placed, [x, barY, x, top], isDashed);
  const spine = hangAt(child);
  const middle = top + place.row * ROW_STEP + HALF_HEIGHT;
  // Each row draws its own part, so that no two lie over each other.
  const from = place.row === 0 ? barY : middle - ROW_STEP;
  drawLine(placed, [spine, from, spine, middle, x - HALF_WIDTH, middle], isDashed);
}

/**
 * Joins parents with their children below: a line down, a cross-bar, and a line to every child. Families of one row
 * whose cross-bars reach over each other have them at different heights.
 * @param top - upper edge of the children's cards
 */
export function drawChildren(placed: Placed, families: readonly HangingFamily[], top: number): void {
  const hanging = families.filter(({ children }) => children.length > 0);
  // Most have one family, or none.
  const lanes =
    hanging.length > 1
      ? lanesOf(hanging.map(({ from, children }) => ({ drop: from.x, children: children.map(hangAt) })))
      : [0];
  const lane = Math.min(LANE, LANES_ROOM / Math.max(1, ...lanes));
  hanging.forEach(({ from, children }, index) => {
    const barY = top - CARD.down + FIRST_LANE + (lanes[index] ?? 0) * lane;
    let [left, right] = [from.x, from.x];
    for (const child of children) [left, right] = [Math.min(left, hangAt(child)), Math.max(right, hangAt(child))];
    drawLine(placed, [from.x, from.y, from.x, barY]);
    if (left < right) drawLine(placed, [left, barY, right, barY]);
    for (const child of children) drawChild(placed, child, barY, top);
  });
}
