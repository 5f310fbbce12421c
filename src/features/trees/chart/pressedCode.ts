// What opens on a press on a chart: one file, since one press leads to the next.
export { MiniMap } from './chart/MiniMap.tsx';
export { paintCards } from './chart/paintCards.ts';
export { keepPicture } from './export/keepPicture.ts';
export { fitOf } from './model/fit.ts';
export { nextParents } from './model/nextParents.ts';
export { seenBesidePanel } from './model/seenBesidePanel.ts';
export { PersonDetails } from './panel/PersonDetails.tsx';
export { ChartMenuList } from './toolbar/ChartMenuList.tsx';
export { ToolsSheet } from './toolbar/ToolsSheet.tsx';
