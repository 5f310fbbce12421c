import type { SiteBoot } from '#domain/site/content/siteBoot.ts';
import { watchVitals } from '#services/measuring/watchVitals.ts';
import { loadReporter } from '#services/reporting/reportError.ts';
import { hideWhilePrinting } from '#services/support/hideWhilePrinting.ts';

import { startBridge } from '../bridge/startBridge.ts';
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

/** Starts all that measures, asks, reports and records, once the first page is drawn (docs/adr/0016 and 0017). */
export function startLate(store: AppStore, router: ReturnType<typeof createRouter>, boot: SiteBoot): void {
  void loadReporter().catch(() => undefined);
  PageLoadError.preload();
  reportUncaught();
  startBridge(store, router, boot);
  recordPages(store, router);
  followMembers(store, router);
  followConsent(store, router);
  followPages(store, router);
  followScripts(store, boot);
  watchVitals();
  hideWhilePrinting();
  void registerWorker(boot, router.state.location.search);
}
