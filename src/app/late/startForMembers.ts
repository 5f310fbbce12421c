import { saveSearches } from '#features/search/diary/saveSearches.ts';

import type { createRouter } from '../router.tsx';
import { preloadLeavingNotices } from '../shell/LeavingNotices.tsx';
import { preloadSessionDialog } from '../shell/SessionKeeper.tsx';
import type { AppStore } from '../store.ts';
import { watchMember } from './watchMember.ts';
import { watchMessages } from './watchMessages.ts';
import { watchSessionEnd } from './watchSessionEnd.ts';

/**
 * Starts what is for members alone: their profile, messages and diary, the words for when they leave, and the question
 * for when their session ends, with a notice before.
 */
export function startForMembers(store: AppStore, router: ReturnType<typeof createRouter>): void {
  watchMember(store, router);
  watchMessages(store);
  saveSearches({ store, router });
  preloadLeavingNotices();
  preloadSessionDialog();
  watchSessionEnd(store);
}
