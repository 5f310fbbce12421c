import { loadReporter, reportError } from '#services/reporting/reportError.ts';

import type { createRouter } from '../router.tsx';
import type { AppStore } from '../store.ts';
import { pageOf } from '../support/pageOf.ts';
import { pageShown } from '../support/recording.ts';
import { watchMember } from './watchMember.ts';

export { showSupportDetails } from '../support/showSupportDetails.tsx';

/** What nobody caught is reported; errors of other people's scripts have no place in our files and are not told apart. */
function reportUncaught(): () => void {
  const onError = ({ error }: ErrorEvent) => reportError(error, { source: 'unhandled' });
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportError(reason, { source: 'unhandled', level: 'warning' });
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Records each page by its pattern, the one that stands now first. */
function recordPages(store: AppStore, router: ReturnType<typeof createRouter>): () => void {
  let shown: unknown = null;
  const record = () => {
    const { location, navigation } = router.state;
    if (navigation.state !== 'idle' || location.key === shown) return;
    shown = location.key;
    store.dispatch(pageShown(pageOf(location)));
  };
  record();
  return router.subscribe(record);
}

/**
 * Watches the application for support and for error reporting, and its member for their profile.
 * @returns a function that stops.
 */
export function watch(store: AppStore, router: ReturnType<typeof createRouter>): () => void {
  void loadReporter().catch(() => undefined);
  const stops = [reportUncaught(), recordPages(store, router), watchMember(store, router)];
  return () => stops.forEach((stop) => stop());
}
