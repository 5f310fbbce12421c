import type { Chart, ChartOptions } from '#domain/trees/chart/layout/chart.ts';
import type { KinGraph } from '#domain/trees/chart/layout/kinGraph.ts';
import { persist } from '#ui/persist.ts';

import type { LayoutAnswer, LayoutTask } from './layoutWorker.ts';

/** Lays charts out one after the other. */
export interface Layouts {
  /** Null where a newer chart was asked for before this one was done. */
  layOut: (graph: KinGraph, options: ChartOptions) => Promise<Chart | null>;
  /** Fetches the code of the views that a tree does not open with, while the people are asked for. */
  prepare: () => void;
  stop: () => void;
}

/** In the page itself, where there are no workers, or the worker lacks the code of a view. */
function withoutWorker(): Layouts {
  return { layOut: async (graph, options) => (await persist(() => import('#domain/trees/chart/layout/layoutChart.ts'))).layoutChart(graph, options), prepare: () => undefined, stop: () => undefined };
}

/** Starts a worker for the layouts of a page. What a newer question has overtaken is dropped. */
export function startLayouts(): Layouts {
  if (typeof Worker === 'undefined') return withoutWorker();
  const worker = new Worker(/* webpackChunkName: "layouts" */ new URL('./layoutWorker.ts', import.meta.url));
  const ask = (task: LayoutTask) => worker.postMessage(task);
  const fallback = withoutWorker();
  let newest = 0;
  let isBroken = false;
  const waiting = new Map<number, (chart: Chart | null) => void>();
  const settle = (id: number, chart: Chart | null) => {
    waiting.get(id)?.(id === newest ? chart : null);
    waiting.delete(id);
  };
  worker.onmessage = ({ data }: MessageEvent<LayoutAnswer>) => settle(data.id, data.chart);
  worker.onerror = () => {
    isBroken = true;
    for (const id of [...waiting.keys()]) settle(id, null);
  };
  return {
    layOut: async (graph, options) => {
      newest += 1;
      const id = newest;
      if (isBroken) return fallback.layOut(graph, options);
      const chart = await new Promise<Chart | null>((resolve) => {
        waiting.set(id, resolve);
        ask({ id, graph, options });
      });
      return chart === null && id === newest ? fallback.layOut(graph, options) : chart;
    },
    prepare: () => ask(null),
    stop: () => worker.terminate(),
  };
}
