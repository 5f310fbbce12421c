import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';

import { listenToRecentSearches, readRecentSearches } from './recentSearchStorage.ts';
import {
  RECENT_LIMIT,
  recentSearchesCleared,
  recentSearchForgotten,
  resultListShown,
  searchMade,
  searchQuerySlice,
  selectNeighbours,
  selectRecentSearches,
  type ResultPage,
} from './searchQuerySlice.ts';

const newStore = () => {
  const listeners = createListenerMiddleware();
  listenToRecentSearches(listeners);
  return configureStore({
    reducer: { searchQuery: searchQuerySlice.reducer },
    middleware: (defaults) => defaults().prepend(listeners.middleware),
  });
};
const shown = (more: Partial<ResultPage> = {}): ResultPage => ({
  queryAddress: '/search/results?lastname=pinch',
  ids: ['a', 'b', 'c'],
  page: 1,
  pageSize: 3,
  total: 8,
  ...more,
});
const search = (n: number) => ({ address: `/search/results?lastname=s${n}`, label: `S${n}`, total: n });

describe('the neighbours of a record in the list it was opened from', () => {
  it('are none for a record that was not in a list', () => {
    const store = newStore();
    expect(selectNeighbours(store.getState(), 'a')).toBeNull();
    store.dispatch(resultListShown(shown()));
    expect(selectNeighbours(store.getState(), 'elsewhere')).toBeNull();
  });

  it('are before and after it, with its place in the whole list', () => {
    const store = newStore();
    store.dispatch(resultListShown(shown()));
    expect(selectNeighbours(store.getState(), 'b')).toEqual({
      previous: 'a',
      next: 'c',
      previousPage: null,
      nextPage: null,
      position: 2,
      total: 8,
      backTo: '/search/results?lastname=pinch',
    });
    expect(selectNeighbours(store.getState(), 'a')).toMatchObject({ previous: null, previousPage: null, position: 1 });
  });

  it('name the page to fetch at the end of one, and the record once that page was seen', () => {
    const store = newStore();
    store.dispatch(resultListShown(shown()));
    expect(selectNeighbours(store.getState(), 'c')).toMatchObject({ next: null, nextPage: 2 });
    store.dispatch(resultListShown(shown({ page: 2, ids: ['d', 'e', 'f'] })));
    expect(selectNeighbours(store.getState(), 'c')).toMatchObject({ next: 'd', nextPage: null });
    expect(selectNeighbours(store.getState(), 'd')).toMatchObject({
      previous: 'c',
      position: 4,
      backTo: '/search/results?lastname=pinch&page=2',
    });
  });

  it('end with the list', () => {
    const store = newStore();
    store.dispatch(resultListShown(shown({ page: 3, ids: ['g', 'h'] })));
    expect(selectNeighbours(store.getState(), 'h')).toMatchObject({ next: null, nextPage: null, position: 8 });
    expect(selectNeighbours(store.getState(), 'g')).toMatchObject({ previous: null, previousPage: 2 });
  });

  it('belong to one list: another search starts a new one', () => {
    const store = newStore();
    store.dispatch(resultListShown(shown()));
    store.dispatch(resultListShown(shown({ queryAddress: '/search/results?lastname=hick', ids: ['x'], total: 1 })));
    expect(selectNeighbours(store.getState(), 'a')).toBeNull();
  });

  it('stay the same object while nothing changed, so that nothing is drawn for nothing', () => {
    const store = newStore();
    store.dispatch(resultListShown(shown()));
    expect(selectNeighbours(store.getState(), 'b')).toBe(selectNeighbours(store.getState(), 'b'));
  });
});

describe('recent searches', () => {
  it('are newest first, each address once, and no more than fit', () => {
    const store = newStore();
    for (let n = 0; n < RECENT_LIMIT + 3; n += 1) store.dispatch(searchMade(search(n)));
    store.dispatch(searchMade({ ...search(5), total: 99 }));
    const recent = selectRecentSearches(store.getState());
    expect(recent).toHaveLength(RECENT_LIMIT);
    expect(recent[0]).toMatchObject({ label: 'S5', total: 99, at: expect.any(Number) });
    expect(recent.filter(({ label }) => label === 'S5')).toHaveLength(1);
  });

  it('are kept by the browser, and forgotten one by one or all at once', () => {
    const store = newStore();
    store.dispatch(searchMade(search(1)));
    store.dispatch(searchMade(search(2)));
    expect(readRecentSearches().map(({ label }) => label)).toEqual(['S2', 'S1']);
    store.dispatch(recentSearchForgotten(search(2).address));
    expect(readRecentSearches().map(({ label }) => label)).toEqual(['S1']);
    store.dispatch(recentSearchesCleared());
    expect(readRecentSearches()).toEqual([]);
    expect(window.localStorage).toHaveLength(0);
  });

  it.each([
    'garbage',
    '{}',
    'null',
    '[1,null,{"address":"/a"}]',
    '[{"address":"//evil.example","label":"x","total":1,"at":1}]',
    '[{"address":"/\\t/evil.example","label":"x","total":1,"at":1}]',
    '[{"address":"javascript:alert(1)","label":"x","total":1,"at":1}]',
  ])('take nothing from %s', (stored) => {
    window.localStorage.setItem('recentSearches', stored);
    expect(readRecentSearches()).toEqual([]);
  });

  it('live without storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const store = newStore();
    store.dispatch(searchMade(search(1)));
    expect(selectRecentSearches(store.getState())).toHaveLength(1);
    expect(readRecentSearches()).toEqual([]);
  });
});
