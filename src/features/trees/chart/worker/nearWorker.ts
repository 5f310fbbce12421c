import type { Chart, ChartOptions } from '#domain/trees/chart/layout/chart.ts';
import type { KinGraph } from '#domain/trees/chart/layout/kinGraph.ts';
import { layoutNear } from '#domain/trees/chart/layout/layoutNear.ts';

/** What the worker is asked; null: it fetches the code of the views that a tree does not open with. */
export type LayoutTask = { id: number; graph: KinGraph; options: ChartOptions } | null;

/** What it answers: null where the code of the view did not arrive. */
export interface LayoutAnswer {
  id: number;
  chart: Chart | null;
}

const fetchOthers = async () => (await import('#domain/trees/chart/layout/layoutOthers.ts')).layoutOthers;

async function answer({ id, graph, options }: NonNullable<LayoutTask>): Promise<LayoutAnswer> {
  return { id, chart: await layoutNear(graph, options, (growth) => fetchOthers().then((layoutOthers) => layoutOthers(growth, options), () => null)) };
}

/** Lays charts out away from the page, which stays smooth meanwhile. */
self.onmessage = ({ data }: MessageEvent<LayoutTask>) => {
  if (data === null) return void fetchOthers().catch(() => undefined);
  // Thrown where the page hears of it.
  answer(data).then((found) => self.postMessage(found)).catch((cause: unknown) => setTimeout(() => { throw cause; }));
};
