import { lazyPart } from '#ui/lazyPart.ts';

import type * as FanCode from './fanCode.ts';

let code: typeof FanCode | null = null;

/** The choice of colours of a fan. Its code is that of all fans, which comes with the first of them. Drawn inside a `Suspense`. */
export const FanColours = lazyPart(() => import('./fanCode.ts').then((arrived) => (code = arrived).FanColours));

/** What paints and colours fans; null until it has come. */
export const fanCode = (): typeof FanCode | null => code;
