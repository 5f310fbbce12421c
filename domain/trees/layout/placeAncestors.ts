import { CARD, isDashedLink } from './chart.ts';
import type { AncestorNode } from './growAncestors.ts';
import type { DraftBox } from './growth.ts';
import { packTree } from './packTree.ts';
import { drawLine, placeAt, type Placed } from './placed.ts';

const HALF_WIDTH = CARD.width / 2;
const HALF_HEIGHT = CARD.height / 2;
const STEP_ACROSS = CARD.width + CARD.across;
const STEP_DOWN = CARD.height + CARD.down;

/** Ancestors from left to right, fathers above mothers. The first node stands at the origin. */
export function placeAcross(placed: Placed, nodes: readonly AncestorNode[]): void {
  const points = packTree(nodes.map(({ child }) => ({ parent: child, left: HALF_HEIGHT, right: HALF_HEIGHT, childPoint: 0 })), CARD.beside);
  nodes.forEach(({ box, child }, index) => {
    const x = box.generation * STEP_ACROSS;
    const y = points[index] ?? 0;
    placeAt(placed, box, x, y);
    if (child < 0) return;
    const corner = x - HALF_WIDTH - CARD.across / 2;
    drawLine(placed, [x - STEP_ACROSS + HALF_WIDTH, points[child] ?? 0, corner, points[child] ?? 0, corner, y, x - HALF_WIDTH, y], isDashedLink(box.link));
  });
}

/** Other partners of a parent, away from the couple, by the key of the parent's box. */
export type BesideParents = ReadonlyMap<string, readonly DraftBox[]>;

/** Ancestors above each other, fathers left of mothers. The first node stands at the origin and is drawn only if `hasRoot`. */
export function placeUp(placed: Placed, nodes: readonly AncestorNode[], hasRoot: boolean, beside: BesideParents = new Map()): Map<string, number> {
  const reach = ({ box }: AncestorNode) => (beside.get(box.key)?.length ?? 0) * (CARD.width + CARD.between);
  const packed = nodes.map((node) => ({ parent: node.child, left: HALF_WIDTH + (node.isMother ? 0 : reach(node)), right: HALF_WIDTH + (node.isMother ? reach(node) : 0), childPoint: 0 }));
  const points = packTree(packed, CARD.between);
  const middles = new Map<string, number>();
  const parentsAt = new Map<number, number[]>();
  nodes.forEach(({ box, child, isMother }, index) => {
    const x = points[index] ?? 0;
    const y = -box.generation * STEP_DOWN;
    middles.set(box.key, x);
    if (index > 0 || hasRoot) placeAt(placed, box, x, y);
    if (child >= 0) parentsAt.set(child, [...(parentsAt.get(child) ?? []), index]);
    (beside.get(box.key) ?? []).forEach((other, at) => {
      const otherX = x + (isMother ? 1 : -1) * (at + 1) * (CARD.width + CARD.between);
      middles.set(other.key, otherX);
      placeAt(placed, other, otherX, y);
    });
  });
  for (const [child, parents] of parentsAt) drawParents(placed, nodes, points, child, parents, hasRoot);
  return middles;
}

/** The line between two parents and the one down to their child; down to the first node only where that is drawn. */
function drawParents(placed: Placed, nodes: readonly AncestorNode[], points: Float64Array, child: number, parents: readonly number[], hasRoot: boolean): void {
  const [first = 0, second] = parents;
  const parent = nodes[first]?.box;
  if (!parent) return;
  const x = points[child] ?? 0;
  const y = -parent.generation * STEP_DOWN;
  if (second !== undefined) drawLine(placed, [(points[first] ?? 0) + HALF_WIDTH, y, (points[second] ?? 0) - HALF_WIDTH, y]);
  if (child > 0 || hasRoot) drawLine(placed, [x, second === undefined ? y + HALF_HEIGHT : y, x, y + STEP_DOWN - HALF_HEIGHT], isDashedLink(parent.link));
}
