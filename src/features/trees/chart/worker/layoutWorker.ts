import type { ChartOptions } from '#domain/trees/chart/layout/chart.ts';
import type { KinGraph } from '#domain/trees/chart/layout/kinGraph.ts';
import { layoutChart } from '#domain/trees/chart/layout/layoutChart.ts';

/** What the worker is asked. */
export interface LayoutTask {
  id: number;
  graph: KinGraph;
  options: ChartOptions;
}

/** Lays charts out away from the page, which stays smooth meanwhile. */
self.onmessage = ({ data: { id, graph, options } }: MessageEvent<LayoutTask>) => self.postMessage({ id, chart: layoutChart(graph, options) });
