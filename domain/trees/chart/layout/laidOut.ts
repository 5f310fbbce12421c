import type { Chart, ChartOptions } from './chart.ts';
import { startGrowth, type Growth } from './growth.ts';
import type { KinGraph } from './kinGraph.ts';
import { chartOf } from './placed.ts';

/** Lays a tree out with `lay`; without its focus there is nothing to lay out. */
export function laidOut(graph: KinGraph, options: ChartOptions, lay: (growth: Growth) => Chart): Chart {
  const growth = startGrowth(graph, options);
  return growth.kin.sexOf.has(options.focus) ? lay(growth) : chartOf(options.view, { boxes: [], lines: [] });
}
