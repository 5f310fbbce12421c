import { CHART_VIEWS, type ChartDirection, type ChartView } from './layout/chart.ts';

/** How a reader looks at charts; remembered for members. The outline is the same tree as a list. */
export interface ChartSettings {
  view: ChartView | 'outline';
  direction: ChartDirection;
  /** Generations above and below the focus. */
  ancestors: number;
  descendants: number;
}

/** What a reader sees who chose nothing. */
export const DEFAULT_CHART_SETTINGS: ChartSettings = {
  view: 'family',
  direction: 'across',
  ancestors: 4,
  descendants: 2,
};

/** Generations that can be chosen; single branches can be opened further. */
export const GENERATIONS = { least: 1, most: 12 } as const;

const VIEWS: readonly string[] = [...CHART_VIEWS, 'outline'] satisfies ChartSettings['view'][];

const isGenerations = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= GENERATIONS.least && value <= GENERATIONS.most;

/** Reads settings that were stored or sent; null where they are none. */
export function readChartSettings(value: unknown): ChartSettings | null {
  if (typeof value !== 'object' || value === null) return null;
  const { view, direction, ancestors, descendants } = value as Partial<Record<keyof ChartSettings, unknown>>;
  if (typeof view !== 'string' || !VIEWS.includes(view) || (direction !== 'across' && direction !== 'down'))
    return null;
  return isGenerations(ancestors) && isGenerations(descendants)
    ? { view: view as ChartSettings['view'], direction, ancestors, descendants }
    : null;
}
