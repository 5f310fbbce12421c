import { useMemo, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { ChartReader } from '#domain/trees/chart/chartAddress.ts';
import type { ChartSettings } from '#domain/trees/chart/chartSettings.ts';
import type { Chart, ChartBox, ChartOptions } from '#domain/trees/chart/layout/chart.ts';
import type { KinFamily, KinGraph } from '#domain/trees/chart/layout/kinGraph.ts';

import {
  chartBranchTurned,
  chartParentsChosen,
  chartSettingsChosen,
  chartLeft,
  chartOpened,
  RECORDED,
  selectChart,
  startOfChart,
} from '../chartViewSlice.ts';
import type { BranchDirection, ChartState } from '../chartViewState.ts';
import { useKin } from '../kin/useKin.ts';
import { startLayouts } from '../worker/startLayouts.ts';
import { useLayout } from '../worker/useLayout.ts';
import { indexChart } from './chartIndex.ts';

/**
 * The family after the one that is shown, of those a person is a child of.
 * @param shown - its id; undefined where none was chosen: the first by birth is shown then
 */
function nextParents(
  { families }: KinGraph,
  personId: string | null,
  shown: number | undefined,
): KinFamily | undefined {
  const own = families.filter(
    ({ partners, children }) => partners.length > 0 && children.some((child) => child.personId === personId),
  );
  const chosen = own.findIndex(({ id }) => id === shown);
  const current =
    chosen >= 0
      ? chosen
      : Math.max(
          0,
          own.findIndex(({ children }) =>
            children.some((child) => child.personId === personId && child.link === 'birth'),
          ),
        );
  return own[(current + 1) % own.length];
}

/**
 * How the chart on this page is: in the store, as long as the page does. What a recorded session holds is taken over.
 * @param of - id of the tree: another tree's chart starts at its own start
 * @param start - the settings it starts with; later ones are chosen on the page
 */
function useChartState(of: string, start: ChartSettings): ChartState {
  const dispatch = useDispatch();
  const stored = useSelector(selectChart);
  const [first] = useState(() => startOfChart(of, start));
  const mine = stored?.of === of || stored?.of === RECORDED ? stored : null;
  const isOpened = mine !== null;
  useEffect(() => {
    if (!isOpened) dispatch(chartOpened(first));
  }, [dispatch, first, isOpened]);
  useEffect(() => () => void dispatch(chartLeft()), [dispatch]);
  return mine ?? first;
}

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
