import { CARD, type ChartBox, type ChartLine } from '../chart.ts';
import type { Placed } from '../placed.ts';
import { GENERATION_STEP } from '../placeDescendants.ts';

/** How far cards reach in one row. */
interface Extent {
  left: number;
  right: number;
}

/** A part of a chart that is laid out by itself: the one it is about is at the origin. */
export interface Block extends Placed {
  /** By row, from the one it is about: ancestors above it at negative rows. Cards between two rows count in both. */
  rows: ReadonlyMap<number, Extent>;
}

/** Measures what was placed. */
export function blockOf({ boxes, lines }: Placed): Block {
  const rows = new Map<number, Extent>();
  for (const { x, y } of boxes) {
    const middle = (y + CARD.height / 2) / GENERATION_STEP;
    for (let row = Math.floor(middle); row <= Math.ceil(middle); row += 1) {
      const { left, right } = rows.get(row) ?? { left: Infinity, right: -Infinity };
      rows.set(row, { left: Math.min(left, x), right: Math.max(right, x + CARD.width) });
    }
  }
  return { boxes, lines, rows };
}

function changed(
  { boxes, lines }: Block,
  changeBox: (box: ChartBox) => void,
  changePoint: (value: number, isX: boolean) => number,
): Block {
  boxes.forEach(changeBox);
  return blockOf({
    boxes,
    lines: lines.map((line): ChartLine => ({
      ...line,
      points: line.points.map((value, at) => changePoint(value, at % 2 === 0)),
    })),
  });
}

/** Moves a block, its cards with it. */
export const moveBlock = (block: Block, x: number, rows: number): Block =>
  changed(
    block,
    (box) => {
      box.x += x;
      box.y += rows * GENERATION_STEP;
    },
    (value, isX) => value + (isX ? x : rows * GENERATION_STEP),
  );

/** Turns a block left to right, its cards with it. */
export const mirrorBlock = (block: Block): Block =>
  changed(
    block,
    (box) => {
      box.x = -box.x - CARD.width;
    },
    (value, isX) => (isX ? -value : value),
  );

/**
 * How far a block must be moved to the right to be clear of another in the rows they share; -Infinity where they share
 * none.
 */
export function clearOf(left: Block, right: Block, firstRow = -Infinity): number {
  let push = -Infinity;
  for (const [row, extent] of right.rows) {
    const other = left.rows.get(row);
    if (other && row >= firstRow) push = Math.max(push, other.right + CARD.between - extent.left);
  }
  return push;
}

/** How far a block reaches in the rows between two, both included; the wrong way round where it has no card there. */
export function extentOf({ rows }: Block, first: number, last: number): Extent {
  const extent = { left: Infinity, right: -Infinity };
  for (const [row, { left, right }] of rows) {
    if (row < first || row > last) continue;
    extent.left = Math.min(extent.left, left);
    extent.right = Math.max(extent.right, right);
  }
  return extent;
}

/** The last row of a block. */
export const deepest = ({ rows }: Block): number => Math.max(0, ...rows.keys());
