import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { SearchQuery } from '#domain/search/core/searchQuery.ts';

/** One page of results as it was on the screen, so that a record knows its neighbours in the list. */
export interface ResultPage {
  /** The results page's address with its query but without `page`: which list this is. */
  queryAddress: string;
  /** Record ids in the order shown. */
  ids: readonly string[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** Results over all pages. */
  total: number;
}

/** A search of this browser, newest first, one entry for each address. */
export interface RecentSearch {
  /** Path and query of the results page. */
  address: string;
  /** What was asked for, in words. */
  label: string;
  /** Results it had. */
  total: number;
  /** Milliseconds since 1970-01-01 UTC. */
  at: number;
}

/** A record's place in the list it was opened from. */
export interface Neighbours {
  /** Null at the first result, and where the page before was not looked at: then `previousPage` names it. */
  previous: string | null;
  next: string | null;
  /** Number of a page that would have to be fetched to go on; null when there is none or the neighbour is known. */
  previousPage: number | null;
  nextPage: number | null;
  /** From 1, over all pages. */
  position: number;
  total: number;
  /** Where "back to the results" leads: the page of the list that holds this record. */
  backTo: string;
}

interface ResultList {
  queryAddress: string;
  pageSize: number;
  total: number;
  pages: Record<number, readonly string[]>;
}

interface SearchQueryState {
  /** The search of the page last shown, as its address holds it; the address decides. Null before the first. */
  query: SearchQuery | null;
  list: ResultList | null;
  recent: RecentSearch[];
}

/** Recent searches kept; more are of no use on one screen. */
export const RECENT_LIMIT = 12;

const initialState: SearchQueryState = { query: null, list: null, recent: [] };

function pageAddress(queryAddress: string, page: number): string {
  if (page <= 1) return queryAddress;
  return `${queryAddress}${queryAddress.includes('?') ? '&' : '?'}page=${page}`;
}

function neighboursIn(list: ResultList | null, id: string): Neighbours | null {
  if (!list) return null;
  for (const [key, ids] of Object.entries(list.pages)) {
    const at = ids.indexOf(id);
    if (at < 0) continue;
    const page = Number(key);
    const position = (page - 1) * list.pageSize + at + 1;
    const previous = ids[at - 1] ?? list.pages[page - 1]?.at(-1) ?? null;
    const next = ids[at + 1] ?? list.pages[page + 1]?.[0] ?? null;
    return {
      previous,
      next,
      previousPage: previous === null && position > 1 ? page - 1 : null,
      nextPage: next === null && position < list.total ? page + 1 : null,
      position,
      total: list.total,
      backTo: pageAddress(list.queryAddress, page),
    };
  }
  return null;
}

/**
 * What the reader searches, searched before and is walking through. The address decides what is searched, the api holds
 * the answer.
 */
export const searchQuerySlice = createSlice({
  name: 'searchQuery',
  initialState,
  reducers: {
    /** The address of a page was read as this search. */
    queryRead(state, { payload }: PayloadAction<SearchQuery>) {
      // The state is a draft of immer's, which knows no read-only lists.
      state.query = payload as typeof state.query;
    },
    /** A page of results is on the screen. Pages of the same list add up; another list replaces it. */
    resultListShown(state, { payload }: PayloadAction<ResultPage>) {
      const { queryAddress, ids, page, pageSize, total } = payload;
      const isSame =
        state.list?.queryAddress === queryAddress && state.list.pageSize === pageSize && state.list.total === total;
      const pages = isSame && state.list ? state.list.pages : {};
      state.list = { queryAddress, pageSize, total, pages: { ...pages, [page]: [...ids] } };
    },
    searchMade: {
      prepare: (search: Omit<RecentSearch, 'at'>) => ({ payload: { ...search, at: Date.now() } }),
      reducer(state, { payload }: PayloadAction<RecentSearch>) {
        state.recent = [payload, ...state.recent.filter(({ address }) => address !== payload.address)].slice(
          0,
          RECENT_LIMIT,
        );
      },
    },
    recentSearchForgotten(state, { payload: address }: PayloadAction<string>) {
      state.recent = state.recent.filter((search) => search.address !== address);
    },
    recentSearchesCleared(state) {
      state.recent = [];
    },
    /** Read from this browser, at the start or because another tab changed them. */
    recentSearchesRead(state, { payload }: PayloadAction<RecentSearch[]>) {
      state.recent = payload.slice(0, RECENT_LIMIT);
    },
  },
  selectors: {
    selectRecentSearches: (state) => state.recent,
    /** Address of the list last looked at, or null. */
    selectResultListAddress: (state) => state.list?.queryAddress ?? null,
    /** Null when the record was not opened from a list. */
    selectNeighbours: createSelector(
      [(state: SearchQueryState) => state.list, (_state: SearchQueryState, id: string) => id],
      neighboursIn,
    ),
  },
});

export const {
  queryRead,
  resultListShown,
  searchMade,
  recentSearchForgotten,
  recentSearchesCleared,
  recentSearchesRead,
} = searchQuerySlice.actions;
export const { selectRecentSearches, selectResultListAddress, selectNeighbours } = searchQuerySlice.selectors;
