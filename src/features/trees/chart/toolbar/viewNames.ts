import type { ChartSettings } from '#domain/trees/chart/chartSettings.ts';

/** The views of a tree in the order they are offered. */
export const VIEW_NAMES: readonly { view: ChartSettings['view']; label: string }[] = [
  { view: 'family', label: 'Family' },
  { view: 'pedigree', label: 'Pedigree' },
  { view: 'descendants', label: 'Descendants' },
  { view: 'fan', label: 'Fan' },
  { view: 'outline', label: 'Outline' },
];
