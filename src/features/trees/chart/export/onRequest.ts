import { lazyPart } from '#ui/lazyPart.ts';

import type { PictureParts } from './shape.ts';

/** The chart on paper. Its code comes when it is asked for, with that of pictures. Drawn inside a `Suspense`. */
export const PrintSheets = lazyPart<{ parts: PictureParts; onPrinted: () => void }>(() =>
  import('./PrintSheets.tsx').then((chunk) => chunk.PrintSheets),
);
