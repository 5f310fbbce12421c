import { useEffect, useRef, useState } from 'react';

import { isFanView, type Chart, type ChartOptions } from '#domain/trees/chart/layout/chart.ts';
import type { KinGraph } from '#domain/trees/chart/layout/kinGraph.ts';

import { FanColours } from '../fan/fanPart.ts';
import { startLayouts, type Layouts } from './startLayouts.ts';

/**
 * The layout of a tree, made in a worker. The one before stays until a newer is done, and of a fan until its code has
 * come; null before the first. A fan whose code did not come is shown as such: drawing its colours then fails as any
 * part of a page does.
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
  const isFan = isFanView(view);
  // The worker's code comes while the people are asked for.
  useEffect(() => {
    layouts.current?.prepare(view);
    if (isFan) FanColours.preload();
  }, [isFan, view]);
  useEffect(() => {
    if (!graph) return undefined;
    let isWanted = true;
    const code = isFan ? FanColours.arrival().catch(() => undefined) : undefined;
    void layouts.current?.layOut(graph, options).then(async (next) => {
      await code;
      if (isWanted && next) setChart(next);
    });
    return () => {
      isWanted = false;
    };
  }, [graph, isFan, options]);
  return chart;
}
