import { CARD } from '../chart.ts';
import { drawChildren, type HangingChild } from '../drawChildren.ts';
import { drawLine, type Placed } from '../placed.ts';
import { GENERATION_STEP } from '../placeDescendants.ts';
import { blockOf, clearOf, deepest, extentOf, mirrorBlock, moveBlock, type Block } from './block.ts';

const HALF_WIDTH = CARD.width / 2;
const HALF_HEIGHT = CARD.height / 2;

/** A row of brothers and sisters, and where the lines from their parents end. */
export interface RowBlock {
  block: Block;
  hanging: readonly HangingChild[];
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
const middleOf = (hanging: readonly HangingChild[]): number =>
  (Math.min(...hanging.map(({ x }) => x)) + Math.max(...hanging.map(({ x }) => x))) / 2;

/** Puts a row below its parents, draws the lines between them, and has its own one at the origin again. */
function hang(
  { block, hanging }: RowBlock,
  above: readonly Block[],
  from: { x: number; y: number },
  at: number,
  joining: Placed,
): Block {
  const placed: Placed = { boxes: [], lines: [...joining.lines] };
  drawChildren(placed, [{ from, children: hanging.map((child) => ({ ...child, x: child.x + at })) }], -HALF_HEIGHT);
  const parts = [moveBlock(block, at, 0), ...above];
  return moveBlock(
    blockOf({
      boxes: parts.flatMap(({ boxes }) => boxes),
      lines: [...parts.flatMap(({ lines }) => lines), ...placed.lines],
    }),
    -at,
    0,
  );
}

/** One parent, at the left: their line leaves the card below, or at its side where someone is below it. */
function joinOne(row: RowBlock, parent: Block, lift: number): Block {
  const left = moveBlock(parent, 0, -lift);
  const below = extentOf(left, 1 - lift, 0).right;
  const y = -lift * GENERATION_STEP;
  const isBelow = below <= -CARD.between / 2;
  const x = isBelow ? 0 : Math.max(below, HALF_WIDTH) + CARD.between / 2;
  const joining: Placed = { boxes: [], lines: [] };
  if (!isBelow) drawLine(joining, [HALF_WIDTH, y, x, y]);
  return hang(
    row,
    [left],
    { x, y: isBelow ? y + HALF_HEIGHT : y },
    Math.max(x - middleOf(row.hanging), clearOf(left, row.block, 0)),
    joining,
  );
}

/**
 * Puts parents, each with all who belong to them, above a row of brothers and sisters. Those of the left parent are at
 * the left of that parent and those of the right one at the right, so that nothing is between the two and no line is
 * crossed.
 * @param left - where the parent is the last in their row; null where there is none
 * @param right - where the parent is the first in their row
 * @param isEdge - whether nothing of the left parent's may be in the row or below it: its first card is joined to one
 * farther left
 */
export function joinBlocks(row: RowBlock, left: Block | null, right: Block | null, isEdge: boolean): Block {
  const lift = 1 + (isEdge && left ? deepest(left) : 0);
  if (!left || !right) {
    if (left) return joinOne(row, left, lift);
    if (!right) return row.block;
    const { block, hanging } = row;
    return mirrorBlock(
      joinOne(
        { block: mirrorBlock(block), hanging: hanging.map((child) => ({ ...child, x: -child.x })) },
        mirrorBlock(right),
        1,
      ),
    );
  }
  const [father, mother] = [moveBlock(left, 0, -lift), moveBlock(right, 0, -lift)];
  // Down to the row there is a way between the two, on which nothing lies.
  const from = extentOf(father, -lift, 0).right;
  const to = extentOf(mother, -lift, 0).left;
  const least = clearOf(father, row.block, 0);
  const room = clearOf(row.block, mother, 0);
  const apart = Math.max(from + CARD.between - to, clearOf(father, mother), least + room);
  const x = (from + apart + to) / 2;
  const y = -lift * GENERATION_STEP;
  const joining: Placed = { boxes: [], lines: [] };
  drawLine(joining, [HALF_WIDTH, y, apart - HALF_WIDTH, y]);
  return hang(
    row,
    [father, moveBlock(mother, apart, 0)],
    { x, y },
    within(x - middleOf(row.hanging), least, apart - room),
    joining,
  );
}
