import { selectIsSessionKnown, selectLeftElsewhere, selectMember } from '#features/kernel/auth/index.ts';

import type { createRouter } from '../router.tsx';
import type { AppStore } from '../store.ts';

/**
 * Has the guard of the page on the screen decide again when the reader changes meanwhile: signed out, here or in
 * another tab, or signed in to another account. A sign-out in another tab is announced first.
 * @returns a function that stops watching.
 */
export function guardAgain(store: AppStore, router: ReturnType<typeof createRouter>): () => void {
  const readerOf = (state: ReturnType<AppStore['getState']>) => (selectIsSessionKnown(state) ? (selectMember(state)?.memberId ?? null) : undefined);
  let reader = readerOf(store.getState());
  return store.subscribe(() => {
    if (selectLeftElsewhere(store.getState())) return;
    const now = readerOf(store.getState());
    const hasChanged = reader !== undefined && now !== undefined && now !== reader;
    reader = now ?? reader;
    if (hasChanged) void router.revalidate();
  });
}
