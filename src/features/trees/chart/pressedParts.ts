import { lazyPart } from '#ui/lazyPart.ts';
import { persist } from '#ui/persist.ts';

const fetchPressed = () => import('./pressedCode.ts');
type PressedCode = Awaited<ReturnType<typeof fetchPressed>>;

let painter: PressedCode['paintCards'] | null = null;

/**
 * What is in the panel about the selected person. Drawn inside a `Suspense`; its `preload` brings all that opens on a
 * press.
 */
export const PersonDetails = lazyPart(() => fetchPressed().then((code) => code.PersonDetails));

/** The list of the chart's menu. Drawn inside a `Suspense`. */
export const ChartMenuList = lazyPart(() => fetchPressed().then((code) => code.ChartMenuList));

/** The whole chart, small. Drawn inside a `Suspense`. */
export const MiniMap = lazyPart(() => fetchPressed().then((code) => code.MiniMap));

/** What the row of tools on a phone has no room for. Drawn inside a `Suspense`. */
export const ToolsSheet = lazyPart(() => fetchPressed().then((code) => code.ToolsSheet));

/**
 * The drawer that the address names, over the chart: a file of its own, since some come by such an address. Drawn
 * inside a `Suspense`.
 */
export const ChartDrawer = lazyPart(() => import('./drawers/ChartDrawer.tsx').then((code) => code.ChartDrawer));

/** What paints cards that are too small to be elements; null until it has come. No chart opens so small. */
export const cardPainter = () => painter;

/** Fetches it. */
export const fetchCardPainter = async (): Promise<void> => {
  painter ??= (await persist(fetchPressed)).paintCards;
};

/**
 * Does what a press asks for, once its code has come. Without a connection the press does nothing: waited for, it would
 * come as a surprise.
 */
export const withPressed = (act: (code: PressedCode) => void): void => void fetchPressed().then(act, () => undefined);
