import type { Site } from '#server/modules/kernel/site/site.ts';

import { createWholeThread } from './wholeThread.ts';
import { createWholeTrees, type WholeTrees } from './wholeTrees.ts';

/** The thread of a site that looks through whole trees: for `perSite`. */
export const wholeThreadOf = ({ connection }: Site): ReturnType<typeof createWholeThread> =>
  createWholeThread({ connection });

/** Who asks it: for `perSite`, since they share its answers. */
export const wholeTreesOf = (site: Site): WholeTrees => createWholeTrees(site.perSite(wholeThreadOf).run);
