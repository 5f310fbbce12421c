import type { SiteBoot } from '#domain/site/siteBoot.ts';
import { watchVitals } from '#services/measuring/watchVitals.ts';
import { hideWhilePrinting } from '#services/support/hideWhilePrinting.ts';

import type { createRouter } from '../router.tsx';
import type { AppStore } from '../store.ts';
import { followConsent } from './followConsent.ts';
import { followPages } from './followPages.ts';
import { followScripts } from './followScripts.ts';

/** Starts all that measures and asks, once the first page stands (docs/adr/0016). */
export function startMeasuring(store: AppStore, router: ReturnType<typeof createRouter>, boot: SiteBoot): void {
  followConsent(store, router);
  followPages(store, router);
  followScripts(store, boot);
  watchVitals();
  hideWhilePrinting();
}
