import type { Chart, ChartOptions } from './chart.ts';
import type { KinGraph } from './kinGraph.ts';
import { layoutNear } from './layoutNear.ts';
import { layoutOthers } from './layoutOthers.ts';

/** Whether a view is laid out without {@link layoutOthers}: those that a tree opens with. */
export const isNearView = (view: ChartOptions['view']): boolean => view === 'family' || view === 'hourglass';

/**
 * Lays a tree out: who is drawn, where, and how they are joined. The same input gives the same chart; no two cards
 * touch; everyone has one card, and references to it where they belong again. Time grows with the people drawn.
 * @param graph - must hold the focus
 */
export const layoutChart = (graph: KinGraph, options: ChartOptions): Chart =>
  (isNearView(options.view) ? layoutNear : layoutOthers)(graph, options);
