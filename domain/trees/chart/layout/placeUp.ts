import { ancestorColumns, type AncestorColumn } from './ancestorColumns.ts';
import { CARD, isDashedLink } from './chart.ts';
import { drawPartners, PARTNER_STEP } from './drawPartners.ts';
import type { AncestorNode } from './growAncestors.ts';
import type { DraftBox } from './growth.ts';
import { drawLine, placeAt, type Placed } from './placed.ts';

const HALF_WIDTH = CARD.width / 2;
const HALF_HEIGHT = CARD.height / 2;
const STEP = CARD.height + CARD.down;
/** From the father of a couple down to the mother. */
const STACK_STEP = CARD.height + CARD.stacked;

/** Other partners of a parent, away from the couple, by the key of the parent's box. */
export type BesideParents = ReadonlyMap<string, readonly DraftBox[]>;

/** Middle of the lower cards of a generation; couples are two cards high from the second generation on. */
const rowY = (generation: number): number => -generation * STEP - Math.max(0, generation - 2) * STACK_STEP;

/**
 * The way from a child up to the couple of its parents: from the top of the card, or round the father's by its right
 * side.
 */
function drawUp(
  placed: Placed,
  from: { x: number; y: number; isRound: boolean },
  to: { x: number; bottom: number },
  isDashed: boolean,
): void {
  const barY = to.bottom + CARD.down / 2;
  const round = from.x + HALF_WIDTH + CARD.between / 2;
  if (from.isRound)
    drawLine(placed, [from.x + HALF_WIDTH, from.y, round, from.y, round, barY, to.x, barY, to.x, to.bottom], isDashed);
  else if (from.x === to.x) drawLine(placed, [from.x, from.y - HALF_HEIGHT, to.x, to.bottom], isDashed);
  else drawLine(placed, [from.x, from.y - HALF_HEIGHT, from.x, barY, to.x, barY, to.x, to.bottom], isDashed);
}

/** The line between the two parents of the first node, and down to it where it is drawn. */
function drawParents(
  placed: Placed,
  nodes: readonly AncestorNode[],
  columns: readonly AncestorColumn[],
  hasRoot: boolean,
): void {
  const [first, second] = columns.filter(({ child }) => child === 0);
  const parent = first && nodes[first.lower]?.box;
  if (!parent) return;
  const y = rowY(parent.generation);
  if (second) drawLine(placed, [first.x + HALF_WIDTH, y, second.x - HALF_WIDTH, y]);
  if (hasRoot) drawLine(placed, [0, second ? y : y + HALF_HEIGHT, 0, rowY(0) - HALF_HEIGHT], isDashedLink(parent.link));
}

/**
 * Ancestors above each other: fathers left of mothers, from the grandparents on as couples with the father on top. The
 * first node is at the origin and is drawn only if `hasRoot`.
 * @returns middles of the cards along the breadth by the keys of their boxes
 */
export function placeUp(
  placed: Placed,
  nodes: readonly AncestorNode[],
  hasRoot: boolean,
  beside: BesideParents = new Map(),
): Map<string, number> {
  const columns = ancestorColumns(nodes, ({ box }) => (beside.get(box.key)?.length ?? 0) * PARTNER_STEP);
  const places = new Map<number, { x: number; y: number; isRound: boolean }>();
  const middles = new Map<string, number>();
  for (const { upper, lower, x } of columns) {
    for (const [index, isUpper] of [
      [upper, true],
      [lower, false],
    ] as const) {
      const node = index === null ? undefined : nodes[index];
      if (!node || index === null) continue;
      const y = rowY(node.box.generation) - (isUpper ? STACK_STEP : 0);
      const isRound = upper !== null && !isUpper;
      if (isRound) node.box.upAt = 'right';
      places.set(index, { x, y, isRound });
      middles.set(node.box.key, x);
      if (index > 0 || hasRoot) placeAt(placed, node.box, x, y);
      const side = node.isMother ? 1 : -1;
      const others = beside.get(node.box.key) ?? [];
      others.forEach((other, at) => {
        middles.set(other.key, x + side * (at + 1) * PARTNER_STEP);
        placeAt(placed, other, x + side * (at + 1) * PARTNER_STEP, y);
      });
      drawPartners(placed, { x, y }, side, others.length);
    }
  }
  drawParents(placed, nodes, columns, hasRoot);
  for (const { upper, lower, child, x } of columns) {
    const parent = nodes[lower]?.box;
    const from = places.get(child);
    if (!parent || !from || child <= 0) continue;
    const y = rowY(parent.generation);
    if (upper !== null) drawLine(placed, [x, y - STACK_STEP + HALF_HEIGHT, x, y - HALF_HEIGHT]);
    drawUp(placed, from, { x, bottom: y + HALF_HEIGHT }, isDashedLink(parent.link));
  }
  return middles;
}
