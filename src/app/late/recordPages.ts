import { patternOf } from '#services/routing/pagePatterns.ts';

import type { createRouter } from '../router.tsx';
import type { AppStore } from '../store.ts';
import { pageShown } from '../support/recording.ts';

/** Records each page by its pattern for support, the present one first. */
export function recordPages(store: AppStore, router: ReturnType<typeof createRouter>): void {
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
