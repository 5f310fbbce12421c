import { selectIsSessionKnown, selectMember } from '#features/kernel/auth/index.ts';
import { CONSENT_GROUPS, selectIsAllowed } from '#features/kernel/consent/index.ts';
import { readConsent } from '#services/consent/consentCookie.ts';
import { checkVisitCookie } from '#services/consent/visitCookie.ts';
import { sendPageView } from '#services/measuring/sendPageView.ts';

import type { createRouter } from '../router.tsx';
import type { AppStore } from '../store.ts';

/**
 * Sends each page view: the document's page, and every page and search that is opened after it (spec 1 section 7). The
 * first one waits until it is known who is there. An address that only replaces the query, as a filter does, is the
 * same view.
 * @returns a function that stops following.
 */
export function followPages(store: AppStore, router: ReturnType<typeof createRouter>): () => void {
  let shown: string | null = null;
  let shownPath: string | null = null;
  const follow = () => {
    const { initialized, navigation, location, historyAction } = router.state;
    const state = store.getState();
    if (!initialized || navigation.state !== 'idle' || !selectIsSessionKnown(state)) return;
    const { pathname, search, hash } = location;
    const address = pathname + search;
    const isView = shown === null || pathname !== shownPath || (address !== shown && historyAction !== 'REPLACE');
    const isDocument = shown === null;
    shown = address;
    shownPath = pathname;
    if (!isView) return;
    checkVisitCookie(readConsent());
    const memberId = selectIsAllowed(state, CONSENT_GROUPS.performance)
      ? (selectMember(state)?.memberId ?? null)
      : null;
    sendPageView({ pathname, search, hash, memberId, isDocument });
  };
  const stops = [router.subscribe(follow), store.subscribe(follow)];
  follow();
  return () => stops.forEach((stop) => stop());
}
