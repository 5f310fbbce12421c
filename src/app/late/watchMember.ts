import { currentUserProfile } from '#features/account/profile/profileApi.ts';
import { saveActivity } from '#features/account/profile/saveActivity.ts';
import { selectMember } from '#features/kernel/auth/index.ts';
import { selectHoldsGrant } from '#features/kernel/grants/index.ts';
import { reportError } from '#services/reporting/reportError.ts';

import type { createRouter } from '../router.tsx';
import type { AppStore } from '../store.ts';

/**
 * What the shell does for a signed-in member with my-profile: it fetches their profile once, for the account
 * menu, again with the next page where there was no answer, and at each page view reports to the server that they are
 * active.
 * @returns a function that stops.
 */
export function watchMember(store: AppStore, router: ReturnType<typeof createRouter>): () => void {
  let memberId: number | null = null;
  let viewed: string | null = null;
  let release: (() => void) | null = null;
  let hasFailed = false;

  const readProfile = () => {
    release?.();
    hasFailed = false;
    const request = store.dispatch(currentUserProfile.initiate());
    release = () => request.unsubscribe();
    void request.then(({ error }) => {
      hasFailed = error !== undefined;
      if (error) reportError(error, { source: 'profile' });
    });
  };

  const look = () => {
    const state = store.getState();
    const member = selectHoldsGrant(state, 'my-profile') ? selectMember(state) : null;
    if (member?.memberId !== memberId) {
      memberId = member?.memberId ?? null;
      release?.();
      release = null;
      viewed = null;
      if (member) readProfile();
    }
    const { location, navigation } = router.state;
    if (memberId === null || navigation.state !== 'idle' || location.key === viewed) return;
    if (viewed !== null && hasFailed) readProfile();
    viewed = location.key;
    void saveActivity((ask) => store.dispatch(ask), location.pathname);
  };

  const stops = [store.subscribe(look), router.subscribe(look)];
  look();
  return () => {
    for (const stop of stops) stop();
    release?.();
  };
}
