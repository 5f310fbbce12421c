import { selectMember } from '#features/kernel/auth/index.ts';
import { persist } from '#ui/persist.ts';

import type { createRouter } from '../router.tsx';
import type { AppStore } from '../store.ts';

/** Starts what is for members when the first of them is known. Visitors never load it. */
export function followMembers(store: AppStore, router: ReturnType<typeof createRouter>): void {
  const look = () => {
    if (!selectMember(store.getState())) return;
    stop();
    persist(() => import('./startForMembers.ts')).then(
      ({ startForMembers }) => startForMembers(store, router),
      () => undefined,
    );
  };
  const stop = store.subscribe(look);
  look();
}
