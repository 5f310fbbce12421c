import type { ChartOptions } from './chart.ts';

/** Whether a view is laid out without {@link layoutOthers}: those that a tree opens with. */
export const isNearView = (view: ChartOptions['view']): boolean => view === 'family' || view === 'hourglass';
