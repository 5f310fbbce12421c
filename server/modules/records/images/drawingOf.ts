import path from 'node:path';

import { createDrawing } from '#server/engines/images/createDrawing.ts';
import type { Site } from '#server/modules/kernel/site/site.ts';

/** The processes that draw pictures of a site’s pages: for `perSite`, since all who draw wait in one queue. */
export const drawingOf = ({ files, settings, precedence }: Site): ReturnType<typeof createDrawing> =>
  createDrawing({
    files,
    cacheFolder: path.join(settings.dataDir, 'image-cache'),
    mostBytes: settings.imageCacheMegabytes * 1024 ** 2,
    pagesFirst: precedence.pagesFirst,
  });
