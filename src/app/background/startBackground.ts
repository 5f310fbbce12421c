import { onSupportDetailsAsked } from '#services/support/supportDetails.ts';
import { messageShown } from '#features/toasts/index.ts';

import type { createRouter } from '../router.tsx';
import type { AppStore } from '../store.ts';

const load = () => import('./background.ts');

/** Safari has no idle callbacks. */
const whenIdle = (work: () => void) => ('requestIdleCallback' in window ? window.requestIdleCallback(work) : setTimeout(work, 1000));

/** Starts what no first page waits for: recording for support, error reporting, watching the connection. */
export function startBackground(store: AppStore, router: ReturnType<typeof createRouter>): void {
  onSupportDetailsAsked((occasion) => {
    load().then(
      ({ showSupportDetails }) => showSupportDetails(store, occasion),
      () => store.dispatch(messageShown('The details could not be collected. Check your connection and try again.')),
    );
  });
  whenIdle(() => void load().then(({ watch }) => watch(store, router), () => undefined));
}
