import { isAnyOf, type ListenerMiddlewareInstance } from '@reduxjs/toolkit';

import { internalPath } from '#domain/kernel/grants/returnTarget.ts';
import { signedOut } from '#features/kernel/auth/index.ts';
import { readStored, removeStored, writeStored } from '#services/storage/webStorage.ts';

import {
  recentSearchesCleared,
  recentSearchForgotten,
  searchMade,
  type searchQuerySlice,
  selectRecentSearches,
  type RecentSearch,
} from './searchQuerySlice.ts';

/** localStorage key of the searches this browser remembers. Forgotten at sign-out: the next reader may be another. */
export const RECENT_SEARCHES_KEY = 'recentSearches';

type WithSearches = Record<typeof searchQuerySlice.name, ReturnType<typeof searchQuerySlice.reducer>>;

const isRecentSearch = (value: unknown): value is RecentSearch => {
  if (typeof value !== 'object' || value === null) return false;
  const { address, label, total, at } = value as Partial<Record<keyof RecentSearch, unknown>>;
  // Only a path of this site: the list is rendered as links.
  const isPath = typeof address === 'string' && internalPath(address) !== null;
  return isPath && typeof label === 'string' && typeof total === 'number' && typeof at === 'number';
};

/** The searches this browser remembers. Total: whatever is not as it should be is passed over. */
export function readRecentSearches(): RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(readStored('local', RECENT_SEARCHES_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentSearch) : [];
  } catch {
    return [];
  }
}

/** Keeps the stored list in step with the store. What was typed and not searched for goes with the session, too. */
export function listenToRecentSearches(listeners: ListenerMiddlewareInstance): void {
  listeners.startListening({ actionCreator: signedOut, effect: () => removeStored('session', 'searchDrafts') });
  listeners.startListening({
    matcher: isAnyOf(searchMade, recentSearchForgotten, recentSearchesCleared, signedOut),
    effect: (_action, { getState }) => {
      const recent = selectRecentSearches(getState() as WithSearches);
      if (recent.length === 0) removeStored('local', RECENT_SEARCHES_KEY);
      else writeStored('local', RECENT_SEARCHES_KEY, JSON.stringify(recent));
    },
  });
}
