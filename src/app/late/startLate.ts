import type { SiteBoot } from '#domain/site/content/siteBoot.ts';
import { isEmbedded } from '#services/embedded/embeddedMode.ts';
import { watchVitals } from '#services/measuring/watchVitals.ts';
import { loadReporter } from '#services/reporting/reportError.ts';
import { hideWhilePrinting } from '#services/support/hideWhilePrinting.ts';
import { persist } from '#ui/persist.ts';

import { PageLoadError } from '../errors/RouteError.tsx';
import type { createRouter } from '../router.tsx';
import type { AppStore } from '../store.ts';
import { followConsent } from './followConsent.ts';
import { followMembers } from './followMembers.ts';
import { followPages } from './followPages.ts';
import { followScripts } from './followScripts.ts';
import { recordPages } from './recordPages.ts';
import { registerWorker } from './registerWorker.ts';
import { reportUncaught } from './reportUncaught.ts';

/** Whether the site is inside an app or in a frame. */
const isInside = (search: string): boolean => window.parent !== window || isEmbedded(search);

/**
 * Starts all that measures, asks, reports and records, once the first page is drawn (docs/adr/0016 and 0017).
 */
export function startLate(store: AppStore, router: ReturnType<typeof createRouter>, boot: SiteBoot): void {
  void loadReporter().catch(() => undefined);
  PageLoadError.preload();
  reportUncaught();
  // Few readers have something around the site; it says hello until it is answered (docs/embedding.md).
  if (isInside(router.state.location.search))
    persist(() => import('../bridge/startBridge.ts')).then(
      ({ startBridge }) => startBridge(store, router, boot),
      () => undefined,
    );
  recordPages(store, router);
  followMembers(store, router);
  followConsent(store, router);
  void followPages(store, router);
  followScripts(store, boot);
  watchVitals();
  hideWhilePrinting();
  void registerWorker(boot, router.state.location.search);
}
