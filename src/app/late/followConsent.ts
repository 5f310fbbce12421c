import { clickIdIn } from '#domain/account/affiliates/affiliateClick.ts';
import { runAffiliates } from '#features/account/affiliates/runAffiliates.ts';
import { selectIsSessionKnown, selectMember } from '#features/kernel/auth/index.ts';
import {
  bannerReloaded,
  CONSENT_GROUPS,
  consentRead,
  selectConsentAnswers,
  selectIsAllowed,
} from '#features/kernel/consent/index.ts';
import { checkVisitCookie } from '#services/consent/visitCookie.ts';
import { watchConsent } from '#services/consent/watchConsent.ts';

import type { createRouter } from '../router.tsx';
import type { AppStore } from '../store.ts';

/**
 * Everything that goes by what the reader allows: the banner, the analytics cookie and the affiliates. The
 * affiliates also run when a reader arrives or leaves.
 * @returns a function that stops following.
 */
export function followConsent(store: AppStore, router: ReturnType<typeof createRouter>): () => void {
  // Kept in memory only: a yes may come on a later page than the one the click led to.
  let clickId: string | null = clickIdIn(window.location.search);
  const readerOf = () =>
    selectIsSessionKnown(store.getState()) ? (selectMember(store.getState())?.memberId ?? null) : undefined;
  const affiliate = () =>
    void runAffiliates(store.dispatch, {
      isAllowed: selectIsAllowed(store.getState(), CONSENT_GROUPS.performance),
      memberId: readerOf(),
      clickId,
    });

  let reader = readerOf();
  const followReader = () => {
    const now = readerOf();
    if (now === reader) return;
    reader = now;
    affiliate();
  };
  const followAddress = () => {
    clickId = clickIdIn(router.state.location.search) ?? clickId;
  };

  const known = selectConsentAnswers(store.getState());
  checkVisitCookie(known);
  affiliate();
  const stops = [
    store.subscribe(followReader),
    router.subscribe(followAddress),
    watchConsent(known, {
      onChange: (answers) => void store.dispatch(consentRead(answers)),
      onSettle(answers) {
        checkVisitCookie(answers);
        affiliate();
      },
      onBannerReload: () => void store.dispatch(bannerReloaded()),
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
