import { CARD, isDashedLink } from './chart.ts';
import type { AncestorNode } from './growAncestors.ts';
import { packTree } from './packTree.ts';
import { drawLine, placeAt, type Placed } from './placed.ts';

const HALF_WIDTH = CARD.width / 2;
const HALF_HEIGHT = CARD.height / 2;
const STEP_ACROSS = CARD.width + CARD.across;

/** Ancestors from left to right, fathers above mothers. The first node is at the origin. */
export function placeAcross(placed: Placed, nodes: readonly AncestorNode[]): void {
  const points = packTree(
    nodes.map(({ child }) => ({ parent: child, left: HALF_HEIGHT, right: HALF_HEIGHT, childPoint: 0 })),
    CARD.beside,
  );
  nodes.forEach(({ box, child }, index) => {
    const x = box.generation * STEP_ACROSS;
    const y = points[index] ?? 0;
    box.upAt = 'right';
    placeAt(placed, box, x, y);
    if (child < 0) return;
    const corner = x - HALF_WIDTH - CARD.across / 2;
    drawLine(
      placed,
      [x - STEP_ACROSS + HALF_WIDTH, points[child] ?? 0, corner, points[child] ?? 0, corner, y, x - HALF_WIDTH, y],
      isDashedLink(box.link),
    );
  });
}
