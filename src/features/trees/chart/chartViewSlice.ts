import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { ChartSettings } from '#domain/trees/chart/chartSettings.ts';
import type { Beyond, ChartOptions } from '#domain/trees/chart/layout/chart.ts';

export type BranchDirection = 'up' | 'down';

/** The ancestors or the descendants of somebody. */
export interface Branch {
  personId: string;
  direction: BranchDirection;
}

/** Stands for the id of a tree in a recorded session. */
export const RECORDED = 'recorded';

/** What a reader did to a chart: its settings, branches closed and opened, parents chosen among several. */
export interface ChartState {
  /** Id of the tree it is of; {@link RECORDED} in a session that support looks at, where trees have no ids. */
  of: string;
  settings: ChartSettings;
  branches: Pick<ChartOptions, 'closedUp' | 'closedDown' | 'openedUp' | 'openedDown' | 'parents'>;
  /** Branches whose people had to be asked for, in the order they were opened. */
  asked: readonly Branch[];
}

/** What of a chart stands in the window when it is at rest: its point at the middle, and CSS pixels for one unit. */
export interface RestingCamera {
  x: number;
  y: number;
  scale: number;
}

interface ChartViewState {
  /** Of the chart page that stands; null on every other page. */
  chart: ChartState | null;
  /** Null until the chart was first at rest. */
  camera: RestingCamera | null;
}

const initialState: ChartViewState = { chart: null, camera: null };

/** A chart of which nothing was opened or closed. */
export const startOfChart = (of: string, settings: ChartSettings): ChartState => ({ of, settings, branches: { closedUp: [], closedDown: [], openedUp: [], openedDown: [], parents: {} }, asked: [] });

const without = (ids: readonly string[], id: string): string[] => ids.filter((each) => each !== id);

/** The chart after the handle of a branch was pressed, which stood like `was`. */
function turned(chart: ChartState, { personId, direction, was }: Branch & { was: Beyond }): ChartState {
  if (was === 'nothing') return chart;
  const { branches } = chart;
  const [closed, opened] = direction === 'up' ? (['closedUp', 'openedUp'] as const) : (['closedDown', 'openedDown'] as const);
  const [from, to] = was === 'open' ? [opened, closed] : [closed, opened];
  const isAsked = chart.asked.some((branch) => branch.personId === personId && branch.direction === direction);
  const asked = was === 'unloaded' && !isAsked ? [...chart.asked, { personId, direction }] : chart.asked;
  return { ...chart, asked, branches: { ...branches, [from]: without(branches[from], personId), [to]: [...without(branches[to], personId), personId] } };
}

/** How the chart on the page stands. Whom it shows is in the address, and who they are in the api's cache. */
export const chartViewSlice = createSlice({
  name: 'chartView',
  initialState,
  reducers: {
    chartOpened: (_state, { payload: { of, settings } }: PayloadAction<Pick<ChartState, 'of' | 'settings'>>): ChartViewState => ({ chart: startOfChart(of, settings), camera: null }),
    chartLeft: () => initialState,
    /** Other generations are another chart: branches begin again, the parents chosen stay. */
    chartSettingsChosen({ chart, camera }, { payload }: PayloadAction<Partial<ChartSettings>>): ChartViewState {
      if (!chart) return initialState;
      const fresh = startOfChart(chart.of, { ...chart.settings, ...payload });
      return { chart: { ...fresh, asked: chart.asked, branches: { ...fresh.branches, parents: chart.branches.parents } }, camera };
    },
    chartBranchTurned: ({ chart, camera }, { payload }: PayloadAction<Branch & { was: Beyond }>): ChartViewState => ({ chart: chart && turned(chart, payload), camera }),
    chartParentsChosen: ({ chart, camera }, { payload: { personId, familyId } }: PayloadAction<{ personId: string; familyId: number }>): ChartViewState => ({
      chart: chart && { ...chart, branches: { ...chart.branches, parents: { ...chart.branches.parents, [personId]: familyId } } },
      camera,
    }),
    /** The camera came to rest. It moves many times a second: meanwhile it is not here. */
    cameraRested: ({ chart }, { payload }: PayloadAction<RestingCamera>): ChartViewState => ({ chart, camera: chart && payload }),
  },
  selectors: {
    selectChart: (state) => state.chart,
    selectRestingCamera: (state) => state.camera,
  },
});

export const { chartOpened, chartLeft, chartSettingsChosen, chartBranchTurned, chartParentsChosen, cameraRested } = chartViewSlice.actions;
export const { selectChart, selectRestingCamera } = chartViewSlice.selectors;
