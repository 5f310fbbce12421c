import type { Chart, ChartOptions } from './chart.ts';
import { startGrowth, type Growth } from './growth.ts';
import { isNearView } from './isNearView.ts';
import type { KinGraph } from './kinGraph.ts';
import { layoutFamily } from './layoutFamily.ts';
import { chartOf } from './placed.ts';

/**
 * Lays out a family or an hourglass, as {@link layoutChart} does.
 * @param others - lays out another view
 */
export function layoutNear<Other>(graph: KinGraph, options: ChartOptions, others: (growth: Growth) => Other): Chart | Other {
  const growth = startGrowth(graph, options);
  if (!growth.kin.sexOf.has(options.focus)) return chartOf(options.view, { boxes: [], lines: [] });
  return isNearView(options.view) ? layoutFamily(growth) : others(growth);
}
