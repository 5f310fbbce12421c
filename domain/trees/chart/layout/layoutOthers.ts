import { type Chart, type ChartOptions, CARD, isDashedLink } from './chart.ts';
import { growAncestors, type AncestorNode } from './growAncestors.ts';
import { growDescendants } from './growDescendants.ts';
import { personBox, type Growth } from './growth.ts';
import type { KinGraph } from './kinGraph.ts';
import { laidOut } from './laidOut.ts';
import { layoutFan } from './layoutFan.ts';
import { layoutSunburst } from './layoutSunburst.ts';
import { packTree } from './packTree.ts';
import { packUnits } from './packUnits.ts';
import { chartOf, type Placed, drawLine, placeAt } from './placed.ts';
import { placeDescendants } from './placeDescendants.ts';
import { placeUp } from './placeUp.ts';
import { layoutRelatives } from './relatives/layoutRelatives.ts';
import { childSets, stackColumns } from './stackColumns.ts';

const HALF_WIDTH = CARD.width / 2;
const HALF_HEIGHT = CARD.height / 2;
const STEP_ACROSS = CARD.width + CARD.across;

/** Ancestors from left to right, fathers above mothers. The first node is at the origin. */
function placeAcross(placed: Placed, nodes: readonly AncestorNode[]): void {
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

function lay(growth: Growth, { view, focus, direction }: ChartOptions): Chart {
  if (view === 'relatives') return layoutRelatives(growth);
  if (view === 'fan') return layoutFan(growth);
  if (view === 'sunburst') return layoutSunburst(growth);
  const placed: Placed = { boxes: [], lines: [] };
  const root = personBox(growth, focus, { from: null, relation: 'self', link: 'unknown', generation: 0 });
  if (view === 'pedigree') {
    const nodes = growAncestors(growth, root);
    if (direction === 'across') placeAcross(placed, nodes);
    else placeUp(placed, nodes, true);
  } else {
    const units = growDescendants(growth, [{ box: root, isClosed: false }]);
    const places = stackColumns(units, childSets(units));
    const points = packUnits(units, places);
    placeDescendants(placed, units, (index) => (points[index] ?? 0) - (points[0] ?? 0), places);
  }
  return chartOf(view, placed);
}

/**
 * Lays out every view but a family and an hourglass, as {@link layoutChart} does: a part of its own, which a first
 * chart does without.
 */
export const layoutOthers = (graph: KinGraph, options: ChartOptions): Chart =>
  laidOut(graph, options, (growth) => lay(growth, options));
