import type { ChartSettings } from '#domain/trees/chart/chartSettings.ts';

import { toolbarTexts } from '../texts.ts';

const VIEWS: readonly ChartSettings['view'][] = [
  'family',
  'hourglass',
  'relatives',
  'pedigree',
  'descendants',
  'fan',
  'sunburst',
  'outline',
];

/** The views of a tree in the order they are offered. */
export const VIEW_NAMES: readonly { view: ChartSettings['view']; label: string }[] = VIEWS.map((view) => ({
  view,
  label: toolbarTexts.views[view],
}));
