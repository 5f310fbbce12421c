// What opens on a press on a chart: one file, since one press leads to the next.
export { ChartDrawer } from './drawers/ChartDrawer.tsx';
export { PersonDetails } from './panel/PersonDetails.tsx';
export { arrivedFinder } from './toolbar/arrivedFinder.ts';
export { ChartMenuList } from './toolbar/ChartMenuList.tsx';
