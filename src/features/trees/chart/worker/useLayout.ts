import { useEffect, useRef, useState } from 'react';

import { type Chart, type ChartOptions } from '#domain/trees/chart/layout/chart.ts';
import type { KinGraph } from '#domain/trees/chart/layout/kinGraph.ts';

import { startLayouts, type Layouts } from './startLayouts.ts';

/**
 * The layout of a tree, made in a worker. The one before stays until a newer is done; null before the first.
 */
export function useLayout(graph: KinGraph | null, options: ChartOptions): Chart | null {
  const layouts = useRef<Layouts>(null);
  const [chart, setChart] = useState<Chart | null>(null);
  useEffect(() => {
    layouts.current = startLayouts();
    return () => {
      layouts.current?.stop();
      layouts.current = null;
    };
  }, []);
  const { view } = options;
  // The worker's code comes while the people are asked for.
  useEffect(() => {
    layouts.current?.prepare(view);
  }, [view]);
  useEffect(() => {
    if (!graph) return undefined;
    let isWanted = true;
    void layouts.current?.layOut(graph, options).then((next) => {
      if (isWanted && next) setChart(next);
    });
    return () => {
      isWanted = false;
    };
  }, [graph, options]);
  return chart;
}
