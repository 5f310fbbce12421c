import type { SiteBoot } from '#domain/site/content/siteBoot.ts';
import { selectMember } from '#features/kernel/auth/index.ts';
import { isEmbedded } from '#services/embedded/embeddedMode.ts';
import { watchVitals } from '#services/measuring/watchVitals.ts';
import { loadReporter, reportError } from '#services/reporting/reportError.ts';
import { patternOf } from '#services/routing/patternOf.ts';
import { hideWhilePrinting } from '#services/support/hideWhilePrinting.ts';
import { retryImport } from '#ui/retryImport.ts';

import { PageLoadError } from '../errors/RouteError.tsx';
import type { createRouter } from '../router.tsx';
import type { AppStore } from '../store.ts';
import { pageShown } from '../support/recording.ts';
import { followConsent } from './followConsent.ts';
import { followPages } from './followPages.ts';
import { followScripts } from './followScripts.ts';
import { registerWorker } from './registerWorker.ts';

/**
 * Uncaught errors are reported; errors of other people's scripts have no place in our files and are not distinguished.
 */
function reportUncaught(): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => reportError(error, { source: 'unhandled' }));
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) =>
    reportError(reason, { source: 'unhandled', level: 'warning' }),
  );
}

/** Records each page by its pattern for support, the present one first. */
function recordPages(store: AppStore, router: ReturnType<typeof createRouter>): void {
  let shown: unknown = null;
  const record = () => {
    const { location, navigation } = router.state;
    if (navigation.state !== 'idle' || location.key === shown) return;
    shown = location.key;
    store.dispatch(
      pageShown({ pattern: patternOf(location.pathname), query: [...new URLSearchParams(location.search).keys()] }),
    );
  };
  record();
  router.subscribe(record);
}

/** Starts what is for members when the first of them is known. Visitors never load it. */
function followMembers(store: AppStore, router: ReturnType<typeof createRouter>): void {
  const look = () => {
    if (!selectMember(store.getState())) return;
    stop();
    retryImport(() => import('./startForMembers.ts')).then(
      ({ startForMembers }) => startForMembers(store, router),
      () => undefined,
    );
  };
  const stop = store.subscribe(look);
  look();
}

/** Whether the site is inside an app or in a frame. */
const isInside = (search: string): boolean => window.parent !== window || isEmbedded(search);

/**
 * Starts all that measures, asks, reports and records, once the first page is rendered (docs/adr/0016 and 0017).
 */
export function startLate(store: AppStore, router: ReturnType<typeof createRouter>, boot: SiteBoot): void {
  void loadReporter().catch(() => undefined);
  PageLoadError.preload();
  reportUncaught();
  // Few readers have something around the site; it says hello until it is answered (docs/embedding.md).
  if (isInside(router.state.location.search))
    retryImport(() => import('../bridge/startBridge.ts')).then(
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
