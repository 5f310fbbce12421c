import { skipToken } from '@reduxjs/toolkit/query/react';

import type { ChartReader } from '#domain/trees/chart/chartAddress.ts';
import type { ChartSettings } from '#domain/trees/chart/chartSettings.ts';
import { useTreeNeighbourhoodQuery } from '#features/trees/core/index.ts';

/** How far around the focus each view looks. */
function reachOf({ view, ancestors, descendants }: ChartSettings): {
  ancestors: number;
  descendants: number;
  siblings: boolean;
  relatives?: true;
} {
  if (view === 'relatives') return { ancestors, descendants, siblings: false, relatives: true };
  if (view === 'pedigree' || view === 'fan') return { ancestors, descendants: 0, siblings: false };
  if (view === 'descendants' || view === 'sunburst') return { ancestors: 0, descendants, siblings: false };
  if (view === 'hourglass') return { ancestors, descendants, siblings: false };
  return { ancestors, descendants, siblings: true };
}

/** What is asked for around a focus: a chart and what asks before it must ask alike, to share one answer. */
export const questionOf = (focus: string, settings: ChartSettings, { publicTreeShareToken, viewAs }: ChartReader) => ({
  personId: focus,
  ...reachOf(settings),
  publicTreeShareToken,
  viewAs,
});

/**
 * Asks for the people of a chart while its tree is asked for: the chart finds the answer, or the question, when it is
 * drawn.
 * @param settings - null while they are not known, and where there is no chart to draw
 */
export function usePrefetchKin(focus: string, settings: ChartSettings | null, reader: ChartReader): void {
  useTreeNeighbourhoodQuery(settings ? questionOf(focus, settings, reader) : skipToken);
}
