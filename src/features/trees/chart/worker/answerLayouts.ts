import type { Chart, ChartOptions } from '#domain/trees/chart/layout/chart.ts';
import type { KinGraph } from '#domain/trees/chart/layout/kinGraph.ts';

/** What a worker is asked. */
export interface LayoutTask {
  id: number;
  graph: KinGraph;
  options: ChartOptions;
}

/** What it answers. */
export interface LayoutAnswer {
  id: number;
  chart: Chart;
}

/** Has a worker lay charts out with `layOut`, away from the page, which stays smooth meanwhile. */
export function answerLayouts(layOut: (graph: KinGraph, options: ChartOptions) => Chart): void {
  self.onmessage = ({ data: { id, graph, options } }: MessageEvent<LayoutTask>) =>
    self.postMessage({ id, chart: layOut(graph, options) } satisfies LayoutAnswer);
}
