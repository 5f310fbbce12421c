import { lazyPart } from '#ui/lazyPart.ts';
import { persist } from '#ui/persist.ts';

import type { PictureFormat } from './savePicture.ts';
import type { PictureParts } from './shape.ts';

/** The chart on paper. Its code comes when it is asked for, with that of pictures. Drawn inside a `Suspense`. */
export const PrintSheets = lazyPart<{ parts: PictureParts; onPrinted: () => void }>(() => import('./PrintSheets.tsx').then((chunk) => chunk.PrintSheets));

/** Saves the chart as a file, once its code has come. */
export const savePicture = async (parts: PictureParts, format: PictureFormat): Promise<void> => (await persist(() => import('./savePicture.ts'))).savePicture(parts, format);
