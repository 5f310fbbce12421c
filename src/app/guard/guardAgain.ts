import {
  selectIsSessionKnown,
  selectLeftElsewhere,
  selectMember,
  selectUnanswered,
} from '#features/kernel/auth/index.ts';
import { selectAreGrantsKnown, selectGrants } from '#features/kernel/grants/index.ts';

import { detectRecovery } from '../detectRecovery.ts';
import type { createRouter } from '../router.tsx';
import type { AppStore } from '../store.ts';

/**
 * Has the guard of the page on the screen decide again when the reader changes meanwhile: signed out, here or in
 * another tab, or signed in to another account; and when what it could not learn, whose session this is or what they
 * may do, is known after all. A sign-out in another tab is announced first.
 * @returns a function that stops watching.
 */
export function guardAgain(store: AppStore, router: ReturnType<typeof createRouter>): () => void {
  const readerOf = (state: ReturnType<AppStore['getState']>) =>
    selectIsSessionKnown(state) ? (selectMember(state)?.memberId ?? null) : undefined;
  let reader = readerOf(store.getState());
  const areLearnt = detectRecovery();
  return store.subscribe(() => {
    const state = store.getState();
    if (selectLeftElsewhere(state)) return;
    const now = readerOf(state);
    const hasChanged = reader !== undefined && now !== undefined && now !== reader;
    reader = now ?? reader;
    const isLearnt = areLearnt({
      isMissing: selectUnanswered(state) !== null || selectGrants(state) === null,
      isKnown: now !== undefined && selectAreGrantsKnown(state),
    });
    if (hasChanged) void router.revalidate();
    // What stands in the place of a page is gone with another location alone.
    else if (isLearnt && router.state.errors)
      void router.navigate(router.state.location, { replace: true, preventScrollReset: true });
  });
}
