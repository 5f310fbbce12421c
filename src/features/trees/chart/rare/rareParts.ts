import { lazyPart } from '#ui/lazyPart.ts';

/**
 * A tree or its chart is out of reach. Drawn inside a `Suspense`, as the others. Until its code has come, the site says
 * whether there is a connection.
 */
export const OutOfReach = lazyPart(() => import('./rareCode.ts').then((code) => code.OutOfReach));

/** Over a chart: more of it did not arrive. Its `preload`, with the first press, brings all. */
export const BranchesMissed = lazyPart(() => import('./rareCode.ts').then((code) => code.BranchesMissed));

/** In place of the chart of a tree without people. */
export const EmptyTree = lazyPart(() => import('./rareCode.ts').then((code) => code.EmptyTree));

/** Over a chart of which not all people came. */
export const TooMany = lazyPart(() => import('./rareCode.ts').then((code) => code.TooMany));
