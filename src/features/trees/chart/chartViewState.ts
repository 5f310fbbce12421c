import type { Reducer } from '@reduxjs/toolkit';

import type { ChartSettings } from '#domain/trees/chart/chartSettings.ts';
import type { ChartOptions } from '#domain/trees/chart/layout/chart.ts';

export type BranchDirection = 'up' | 'down';

/** The ancestors or the descendants of a person. */
export interface Branch {
  personId: string;
  direction: BranchDirection;
}

/** What a reader did to a chart: its settings, branches closed and opened, parents chosen among several. */
export interface ChartState {
  /** Id of the tree it is of; `recorded` in a session that support looks at, where trees have no ids. */
  of: string;
  settings: ChartSettings;
  branches: Pick<ChartOptions, 'closedUp' | 'closedDown' | 'openedUp' | 'openedDown' | 'parents'>;
  /** Branches whose people had to be asked for, in the order they were opened. */
  asked: readonly Branch[];
}

/** What of a chart is in the window when it is at rest: its point at the middle, and CSS pixels for one unit. */
export interface RestingCamera {
  x: number;
  y: number;
  scale: number;
}

/** The slice of the chart on the page. */
export interface ChartViewState {
  /** Of the chart page that is; null on every other page. */
  chart: ChartState | null;
  /** Null until the chart was first at rest. */
  camera: RestingCamera | null;
}

/** No chart is on the page. */
export const NO_CHART: ChartViewState = { chart: null, camera: null };

let reduce: Reducer<ChartViewState> = (state = NO_CHART) => state;

/** The part of the store for charts. It stays as it is until the code of charts has come: nothing else acts on it. */
export const chartViewReducer: Reducer<ChartViewState> = (state, action) => reduce(state, action);

/** Brings what moves a chart; every first load would carry it otherwise. @param reducer - of the slice */
export const addChartMoves = (reducer: Reducer<ChartViewState>): void => {
  reduce = reducer;
};
