import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { ChartSettings } from '#domain/trees/chart/chartSettings.ts';
import type { Beyond } from '#domain/trees/chart/layout/chart.ts';

import {
  addChartMoves,
  NO_CHART,
  type Branch,
  type ChartState,
  type ChartViewState,
  type RestingCamera,
} from './chartViewState.ts';

/** Stands for the id of a tree in a recorded session. */
export const RECORDED = 'recorded';

/** A chart of which nothing was opened or closed. */
export const startOfChart = (of: string, settings: ChartSettings): ChartState => ({
  of,
  settings,
  branches: { closedUp: [], closedDown: [], openedUp: [], openedDown: [], parents: {} },
  asked: [],
});

const without = (ids: readonly string[], id: string): string[] => ids.filter((each) => each !== id);

/** The chart after the handle of a branch was pressed, which was like `was`. */
function turned(chart: ChartState, { personId, direction, was }: Branch & { was: Beyond }): ChartState {
  if (was === 'nothing') return chart;
  const { branches } = chart;
  const [closed, opened] =
    direction === 'up' ? (['closedUp', 'openedUp'] as const) : (['closedDown', 'openedDown'] as const);
  const [from, to] = was === 'open' ? [opened, closed] : [closed, opened];
  const isAsked = chart.asked.some((branch) => branch.personId === personId && branch.direction === direction);
  const asked = was === 'unloaded' && !isAsked ? [...chart.asked, { personId, direction }] : chart.asked;
  return {
    ...chart,
    asked,
    branches: {
      ...branches,
      [from]: without(branches[from], personId),
      [to]: [...without(branches[to], personId), personId],
    },
  };
}

/** The state of the chart on the page. Its people are named in the address, and their data is in the api's cache. */
export const chartViewSlice = createSlice({
  name: 'chartView',
  initialState: NO_CHART,
  reducers: {
    chartOpened: (
      _state,
      { payload: { of, settings } }: PayloadAction<Pick<ChartState, 'of' | 'settings'>>,
    ): ChartViewState => ({ chart: startOfChart(of, settings), camera: null }),
    chartLeft: () => NO_CHART,
    /** Other generations are another chart: branches start again, the parents chosen stay. */
    chartSettingsChosen({ chart, camera }, { payload }: PayloadAction<Partial<ChartSettings>>): ChartViewState {
      if (!chart) return NO_CHART;
      const fresh = startOfChart(chart.of, { ...chart.settings, ...payload });
      return {
        chart: { ...fresh, asked: chart.asked, branches: { ...fresh.branches, parents: chart.branches.parents } },
        camera,
      };
    },
    chartBranchTurned: ({ chart, camera }, { payload }: PayloadAction<Branch & { was: Beyond }>): ChartViewState => ({
      chart: chart && turned(chart, payload),
      camera,
    }),
    chartParentsChosen: (
      { chart, camera },
      { payload: { personId, familyId } }: PayloadAction<{ personId: string; familyId: number }>,
    ): ChartViewState => ({
      chart: chart && {
        ...chart,
        branches: { ...chart.branches, parents: { ...chart.branches.parents, [personId]: familyId } },
      },
      camera,
    }),
    /** The camera came to rest. It moves many times a second: meanwhile it is not here. */
    cameraRested: ({ chart }, { payload }: PayloadAction<RestingCamera>): ChartViewState => ({
      chart,
      camera: chart && payload,
    }),
  },
  selectors: {
    selectChart: (state) => state.chart,
    selectRestingCamera: (state) => state.camera,
  },
});

addChartMoves(chartViewSlice.reducer);

export const { chartOpened, chartLeft, chartSettingsChosen, chartBranchTurned, chartParentsChosen, cameraRested } =
  chartViewSlice.actions;
export const { selectChart, selectRestingCamera } = chartViewSlice.selectors;
