import { useMemo } from 'react';
import { useDispatch } from 'react-redux';

import type { ChartReader } from '#domain/trees/chart/chartAddress.ts';
import type { ChartSettings } from '#domain/trees/chart/chartSettings.ts';
import type { Chart, ChartBox, ChartOptions } from '#domain/trees/chart/layout/chart.ts';

import { chartBranchTurned, chartParentsChosen, chartSettingsChosen } from '../chartViewSlice.ts';
import type { BranchDirection } from '../chartViewState.ts';
import { useKin } from '../kin/useKin.ts';
import { nextParents } from '../model/nextParents.ts';
import { startLayouts } from '../worker/startLayouts.ts';
import { useLayout } from '../worker/useLayout.ts';
import { indexChart } from './chartIndex.ts';
import { useChartState } from './useChartState.ts';

interface Wanted {
  /** Id of the tree. */
  of: string;
  focus: string;
  start: ChartSettings;
  reader: ChartReader;
  hasPlaces: boolean;
  onSettings: (settings: ChartSettings) => void;
}

/** A chart with all that makes it: its focus, its kind, and what its reader opened and closed. */
export function useChartModel({ of, focus, start, reader, hasPlaces, onSettings }: Wanted) {
  const dispatch = useDispatch();
  const { settings, branches, asked } = useChartState(of, start);
  const found = useKin(focus, settings, reader);
  const { kin } = found;
  // What the focus before shows stays until the new one is known of.
  const isKnown = kin?.cards.has(focus) ?? false;
  const options = useMemo<ChartOptions>(
    () => ({
      ...branches,
      ...settings,
      view: settings.view === 'outline' ? 'family' : settings.view,
      focus,
      hasPlaces,
    }),
    [branches, focus, hasPlaces, settings],
  );
  const chart = useLayout(kin && isKnown ? kin.graph : null, options);
  const index = useMemo(() => (chart ? indexChart(chart) : null), [chart]);
  const showNextParents = ({ personId }: ChartBox) => {
    const next = kin && nextParents(kin.graph, personId, branches.parents[personId ?? '']);
    if (next && personId !== null) dispatch(chartParentsChosen({ personId, familyId: next.id }));
  };
  const turnBranch = (box: ChartBox, direction: BranchDirection) => {
    if (box.personId !== null) dispatch(chartBranchTurned({ personId: box.personId, direction, was: box[direction] }));
  };
  const choose = (chosen: Partial<ChartSettings>) => {
    dispatch(chartSettingsChosen(chosen));
    onSettings({ ...settings, ...chosen });
  };
  /** The chart without places to add a person, nor lines to them; null where there is none yet. */
  const chartForPaper = async (): Promise<Chart | null> => {
    if (!kin || !hasPlaces) return chart;
    const layouts = startLayouts();
    return layouts.layOut(kin.graph, { ...options, hasPlaces: false }).finally(layouts.stop);
  };
  return {
    ...found,
    chartForPaper,
    settings,
    index,
    branches: [...found.besides, ...asked],
    turnBranch,
    choose,
    showNextParents,
  };
}
