import type { Chart, ChartOptions } from '#domain/trees/chart/layout/chart.ts';
import type { KinGraph } from '#domain/trees/chart/layout/kinGraph.ts';
import { isNearView } from '#domain/trees/chart/layout/layoutChart.ts';
import { retryImport } from '#ui/retryImport.ts';

import type { LayoutAnswer } from './answerLayouts.ts';

/** Lays charts out one after the other. */
export interface Layouts {
  /** Null where a newer chart was asked for before this one was done. */
  layOut: (graph: KinGraph, options: ChartOptions) => Promise<Chart | null>;
  /** Starts what lays a view out, while the people are asked for. */
  prepare: (view: ChartOptions['view']) => void;
  stop: () => void;
}

/** In the page itself, where there are no workers, or one did not start. */
const inPage = async (graph: KinGraph, options: ChartOptions): Promise<Chart> =>
  (await retryImport(() => import('#domain/trees/chart/layout/layoutChart.ts'))).layoutChart(graph, options);

// Two files without a loader: a worker that fetched the code of rarer views would carry what fetches it.
const startNear = () => new Worker(/* webpackChunkName: "layouts" */ new URL('./nearWorker.ts', import.meta.url));
const startOthers = () =>
  new Worker(/* webpackChunkName: "otherLayouts" */ new URL('./othersWorker.ts', import.meta.url));

/**
 * Starts the workers for the layouts of a page with the first chart of each. What a newer question has overtaken is
 * dropped.
 */
export function startLayouts(): Layouts {
  if (typeof Worker === 'undefined') return { layOut: inPage, prepare: () => undefined, stop: () => undefined };
  let newest = 0;
  const workers = new Map<boolean, Worker>();
  const waiting = new Map<number, (chart: Chart | null) => void>();
  const workerOf = (view: ChartOptions['view']): Worker => {
    const isNear = isNearView(view);
    const running = workers.get(isNear);
    if (running) return running;
    const worker = (isNear ? startNear : startOthers)();
    worker.onmessage = ({ data: { id, chart } }: MessageEvent<LayoutAnswer>) => {
      waiting.get(id)?.(chart);
      waiting.delete(id);
    };
    // Its code did not arrive: the page does its work, and the next chart starts another.
    worker.onerror = () => {
      worker.terminate();
      workers.delete(isNear);
      for (const settle of waiting.values()) settle(null);
      waiting.clear();
    };
    workers.set(isNear, worker);
    return worker;
  };
  return {
    layOut: async (graph, options) => {
      newest += 1;
      const id = newest;
      const chart = await new Promise<Chart | null>((resolve) => {
        waiting.set(id, resolve);
        workerOf(options.view).postMessage({ id, graph, options });
      });
      return id === newest ? (chart ?? inPage(graph, options)) : null;
    },
    prepare: workerOf,
    stop: () => workers.forEach((worker) => worker.terminate()),
  };
}
