import type { Chart, ChartOptions } from './chart.ts';
import { growAncestors } from './growAncestors.ts';
import { growDescendants } from './growDescendants.ts';
import { personBox, startGrowth } from './growth.ts';
import type { KinGraph } from './kinGraph.ts';
import { layoutFamily } from './layoutFamily.ts';
import { layoutFan } from './layoutFan.ts';
import { layoutRelatives } from './relatives/layoutRelatives.ts';
import { layoutSunburst } from './layoutSunburst.ts';
import { packUnits } from './packUnits.ts';
import { placeAcross } from './placeAcross.ts';
import { chartOf, type Placed } from './placed.ts';
import { placeDescendants } from './placeDescendants.ts';
import { placeUp } from './placeUp.ts';
import { childSets, stackColumns } from './stackColumns.ts';

/**
 * Lays a tree out: who is drawn, where, and how they are joined. The same input gives the same chart; no two cards touch;
 * everyone has one card, and references to it where they belong again. Time grows with the people drawn.
 * @param graph - must hold the focus
 */
export function layoutChart(graph: KinGraph, options: ChartOptions): Chart {
  const growth = startGrowth(graph, options);
  if (!growth.kin.sexOf.has(options.focus)) return chartOf(options.view, { boxes: [], lines: [] });
  if (options.view === 'family' || options.view === 'hourglass') return layoutFamily(growth);
  if (options.view === 'relatives') return layoutRelatives(growth);
  if (options.view === 'fan') return layoutFan(growth);
  if (options.view === 'sunburst') return layoutSunburst(growth);
  const placed: Placed = { boxes: [], lines: [] };
  const root = personBox(growth, options.focus, { from: null, relation: 'self', link: 'unknown', generation: 0 });
  if (options.view === 'pedigree') {
    const nodes = growAncestors(growth, root);
    if (options.direction === 'across') placeAcross(placed, nodes);
    else placeUp(placed, nodes, true);
  } else {
    const units = growDescendants(growth, [{ box: root, isClosed: false }]);
    const places = stackColumns(units, childSets(units));
    const points = packUnits(units, places);
    placeDescendants(placed, units, (index) => (points[index] ?? 0) - (points[0] ?? 0), places);
  }
  return chartOf(options.view, placed);
}
