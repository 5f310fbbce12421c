import type { Action, ThunkDispatch } from '@reduxjs/toolkit';

import { ARTICLE_RESULTS } from '#domain/newspapers/search/articleAddress.ts';
import { selectMember, type authSlice } from '#features/kernel/auth/index.ts';
import { type searchQuerySlice, selectNeighbours, selectRecentSearches } from '#features/search/core/index.ts';

import { noteOpening, noteSearch } from './searchDiaryApi.ts';

type State = Record<typeof authSlice.name, ReturnType<typeof authSlice.reducer>> &
  Record<typeof searchQuerySlice.name, ReturnType<typeof searchQuerySlice.reducer>>;

interface Watched {
  store: {
    getState: () => State;
    subscribe: (listener: () => void) => () => void;
    dispatch: ThunkDispatch<never, unknown, Action>;
  };
  router: {
    state: { location: { pathname: string; search: string; key: string } };
    subscribe: (listener: () => void) => () => void;
  };
}

/**
 * Whether the member's diary is on, as far as the server said; null until it did. One member's answer is not another's.
 */
let known: { memberId: number; isKept: boolean } | null = null;

/** The member started, paused or resumed their diary: the server is asked again at the next search. */
export const invalidateDiary = (): void => {
  known = null;
};

const queryOf = (address: string): string => address.slice(address.indexOf('?') + 1);
const kindOf = (address: string) => (address.startsWith(ARTICLE_RESULTS) ? 'ARTICLES' : 'RECORDS');

/** What a page of one record or article names; null for every other page. */
function openedAt({ pathname, search }: Watched['router']['state']['location']): string | null {
  const query = new URLSearchParams(search);
  if (pathname === '/transcript') return query.get('id');
  return pathname === '/image-viewer' ? query.get('issue') : null;
}

/**
 * Notes searches and what is opened from them in the diary of a member who switched it on. The server decides whether
 * anything is noted; once it said no, it is not asked again. A failed note is lost: it never holds up a search.
 *
 * @param since - searches made before are not of this visit: milliseconds since 1970-01-01 UTC.
 * @returns a function that stops.
 */
export function saveSearches({ store, router }: Watched, since = performance.timeOrigin): () => void {
  let noted: string | null = null;
  let last: { address: string; at: number } | null = null;
  let opened: string | null = null;

  const isFor = (memberId: number) => known === null || known.memberId !== memberId || known.isKept;

  const followSearches = () => {
    const state = store.getState();
    const memberId = selectMember(state)?.memberId;
    const recent = selectRecentSearches(state);
    const [newest] = recent;
    if (
      memberId === undefined ||
      !newest ||
      newest.at < since ||
      (newest.address === last?.address && newest.at === last.at)
    )
      return;
    const before = last;
    last = { address: newest.address, at: newest.at };
    if (!isFor(memberId)) return;
    // What was narrowed step by step is forgotten among the recent searches, and in the diary too.
    const replaces =
      before &&
      before.address !== newest.address &&
      kindOf(before.address) === kindOf(newest.address) &&
      !recent.some(({ address }) => address === before.address)
        ? queryOf(before.address)
        : null;
    noted = newest.address;
    void store
      .dispatch(
        noteSearch.initiate(
          { search: queryOf(newest.address), total: newest.total, replaces, kind: kindOf(newest.address) },
          { track: false },
        ),
      )
      .then(({ data }) => {
        if (data !== undefined) known = { memberId, isKept: data };
      });
  };

  const followRecords = () => {
    const { key } = router.state.location;
    const id = openedAt(router.state.location);
    const state = store.getState();
    const memberId = selectMember(state)?.memberId;
    if (id === null || key === opened || memberId === undefined || noted === null || !isFor(memberId)) return;
    opened = key;
    const neighbours = selectNeighbours(state, id);
    if (neighbours)
      void store.dispatch(
        noteOpening.initiate(
          { search: queryOf(neighbours.backTo), recordId: id, kind: kindOf(neighbours.backTo) },
          { track: false },
        ),
      );
  };

  const stops = [store.subscribe(followSearches), router.subscribe(followRecords)];
  followSearches();
  return () => stops.forEach((stop) => stop());
}
