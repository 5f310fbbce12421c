import { FamilyTreePage, type ChartProps } from '#features/trees/chart/pages/FamilyTreePage.tsx';
import { LateChart } from '#features/trees/chart/pages/LateChart.tsx';
import { lazyPart } from '#ui/lazyPart.ts';

import { loadTreeDrawers } from './loadTreeDrawers.ts';
import { pages } from './treeChartPages.ts';

// By the same import: another would split the file of the chart's own page in two.
const ArrivingChart = lazyPart(() => pages['tree.chart']().then(({ ChartPage }) => ChartPage));
const Chart = (props: ChartProps) => <LateChart {...props} Arriving={ArrivingChart} />;

/** The same page for who comes by the address of a drawer: the chart under it comes later. */
export function Component() {
  return <FamilyTreePage loadDrawers={loadTreeDrawers} Chart={Chart} isChartLate />;
}
