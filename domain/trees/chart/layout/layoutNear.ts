import type { Chart, ChartOptions } from './chart.ts';
import type { KinGraph } from './kinGraph.ts';
import { laidOut } from './laidOut.ts';
import { layoutFamily } from './layoutFamily.ts';

/** Lays out a family or an hourglass, as {@link layoutChart} does. */
export const layoutNear = (graph: KinGraph, options: ChartOptions): Chart => laidOut(graph, options, layoutFamily);
