import { selectMember } from '#features/kernel/auth/index.ts';
import { selectHoldsGrant } from '#features/kernel/grants/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { retryImport } from '#ui/retryImport.ts';

import type { AppStore } from '../store.ts';

/**
 * Keeps messages up to date in a store, for one member. Its code comes for those who use it.
 * @returns a function that stops
 */
async function follow(store: AppStore, memberId: number): Promise<() => void> {
  const { keepStream, messagesApi, unreadMessages } = await retryImport(
    () => import('#features/messages/core/index.ts'),
  );
  const count = store.dispatch(unreadMessages.initiate());
  const end = keepStream(memberId, (hash) => {
    store.dispatch(
      messagesApi.util.invalidateTags(
        hash === null ? ['Messages'] : [hash, 'LIST', 'UNREAD'].map((id) => ({ type: 'Messages' as const, id })),
      ),
    );
  });
  return () => {
    end();
    count.unsubscribe();
  };
}

/**
 * Keeps messages up to date for a member with private-messaging, where the site has messages: counts what is new, and
 * asks again for what a stream says has changed.
 * @returns a function that stops.
 */
export function watchMessages(store: AppStore): () => void {
  if (readSiteBoot().hasMessaging !== true) return () => undefined;
  let memberId: number | null = null;
  let stop: () => void = () => undefined;
  const look = () => {
    const state = store.getState();
    const member = selectHoldsGrant(state, 'private-messaging') ? selectMember(state) : null;
    if ((member?.memberId ?? null) === memberId) return;
    stop();
    memberId = member?.memberId ?? null;
    stop = () => undefined;
    if (memberId === null) return;
    let isOver = false;
    let end: (() => void) | null = null;
    follow(store, memberId).then(
      (ended) => {
        if (isOver) ended();
        else end = ended;
      },
      () => undefined,
    );
    stop = () => {
      isOver = true;
      end?.();
    };
  };
  const unsubscribe = store.subscribe(look);
  look();
  return () => {
    unsubscribe();
    stop();
  };
}
