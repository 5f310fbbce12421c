import { lazyPart } from '#ui/lazyPart.ts';

/** What is in the panel about the selected person. Drawn inside a `Suspense`; its `preload` brings all that opens on a press. */
export const PersonDetails = lazyPart(() => import('./pressedCode.ts').then((code) => code.PersonDetails));

/** The list of the chart's menu. Drawn inside a `Suspense`. */
export const ChartMenuList = lazyPart(() => import('./pressedCode.ts').then((code) => code.ChartMenuList));

/** The drawer that the address names, over the chart. Drawn inside a `Suspense`. */
export const ChartDrawer = lazyPart(() => import('./pressedCode.ts').then((code) => code.ChartDrawer));

/** The finder of people; null where its code did not arrive. */
export const fetchFinder = () => import('./pressedCode.ts').then((code) => code.arrivedFinder()).catch(() => null);
