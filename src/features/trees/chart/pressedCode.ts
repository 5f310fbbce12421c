// What opens on a press on a chart: one file, since one press leads to the next.
export { PersonDetails } from './panel/PersonDetails.tsx';
export { ChartMenuList } from './toolbar/ChartMenuList.tsx';
