import { signedIn, signedOut, visitorFound } from '#features/kernel/auth/index.ts';
import { consentRead, selectIsAllowed } from '#features/kernel/consent/index.ts';
import { selectAreGrantsKnown, selectGrants, selectHoldsGrant } from '#features/kernel/grants/index.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import {
  anyOf,
  comparedToggled,
  EMPTY_SEARCH,
  queryRead,
  searchMade,
  selectCompared,
  selectRecentSearches,
} from '#features/search/core/index.ts';
import { cameraRested, chartOpened } from '#features/trees/chart/chartViewSlice.ts';
import { selectOpenTree, treeOpened } from '#features/trees/core/index.ts';
import { ask, baseApi, stateImported } from '#services/graphql/baseApi.ts';
import { operation } from '#services/graphql/operation.ts';
import { entitle } from '#test/support/graphqlServer.ts';
import { A_MEMBER } from '#test/support/renderApp.tsx';

import { createStore } from './store.ts';

const SLICES = ['auth', 'grants', 'consent', 'toasts', 'searchQuery', 'treeContext', 'chartView', 'comparison', 'api'];
const Person = operation<{ person: string }, Record<string, never>>(
  'PersonOfStoreTest',
  'query PersonOfStoreTest { person }',
);
const personApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    personOfStoreTest: build.query<{ person: string }, Record<string, never>>({ query: ask(Person) }),
  }),
});
const ARGS = {};
const aTree = {
  treeId: 't1',
  familyTreeRef: 'ref',
  rootsfinderId: null,
  treeType: 'private',
  isEditable: true,
  isViewOnly: false,
  publicTreeShareToken: null,
  tree: { showSurnamesUppercase: false },
} as const;
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the store', () => {
  it('has eight slices and the api', () => {
    expect(Object.keys(createStore().getState())).toEqual(SLICES);
  });

  it('forgets the member, their searches, their tree and every answer at sign-out, but not what the browser consented to', async () => {
    const store = createStore();
    store.dispatch(signedIn(A_MEMBER));
    store.dispatch(consentRead({ C0002: true }));
    store.dispatch(toastRaised({ title: 'Una saved' }));
    store.dispatch(queryRead({ ...EMPTY_SEARCH, filters: { LastName: anyOf('pinch') } }));
    store.dispatch(searchMade({ address: '/search/results?lastname=pinch', label: 'Pinch', total: 3 }));
    store.dispatch(treeOpened(aTree));
    store.dispatch(comparedToggled({ kind: 'record', id: 'record of Una' }));
    store.dispatch(
      chartOpened({ of: 't1', settings: { view: 'fan', direction: 'down', ancestors: 4, descendants: 2 } }),
    );
    store.dispatch(cameraRested({ x: 41, y: 0, scale: 1 }));
    await store.dispatch(personApi.util.upsertQueryData('personOfStoreTest', ARGS, { person: 'Una, living' }));
    expect(JSON.stringify(store.getState())).toContain('Una, living');

    store.dispatch(signedOut());
    const text = JSON.stringify(store.getState());
    expect(text).not.toMatch(/\bUna\b|pinch|t1/iu);
    expect(selectOpenTree(store.getState())).toBeNull();
    expect(selectCompared(store.getState())).toEqual([]);
    expect(store.getState().chartView).toEqual({ chart: null, camera: null });
    expect(selectIsAllowed(store.getState(), 'C0002')).toBe(true);
    expect(window.localStorage.getItem('recentSearches')).toBeNull();
  });

  it('asks what the reader may do when they are known, and again when they leave', async () => {
    const store = createStore();
    entitle({ grants: ['my-research:*'] });
    store.dispatch(signedIn(A_MEMBER));
    expect(selectAreGrantsKnown(store.getState())).toBe(false);
    await settled();
    expect(selectHoldsGrant(store.getState(), 'my-research:workspaces')).toBe(true);
    entitle({ grants: [] });
    store.dispatch(signedOut());
    expect(selectHoldsGrant(store.getState(), 'my-research:workspaces')).toBe(false);
    await settled();
    expect(selectGrants(store.getState())).toEqual([]);
  });

  it('distinguishes grants that could not be loaded from holding none', async () => {
    const store = createStore();
    entitle(503);
    store.dispatch(visitorFound());
    await settled();
    expect(selectAreGrantsKnown(store.getState())).toBe(true);
    expect(selectGrants(store.getState())).toBeNull();
  });

  it('takes over a recorded session as it was, its answers included', async () => {
    const recording = createStore();
    recording.dispatch(signedIn(A_MEMBER));
    recording.dispatch(searchMade({ address: '/search/results?lastname=pinch', label: 'Pinch', total: 3 }));
    await recording.dispatch(personApi.util.upsertQueryData('personOfStoreTest', ARGS, { person: 'recorded' }));
    await settled();
    const recorded = JSON.parse(JSON.stringify(recording.getState())) as ReturnType<typeof recording.getState>;

    const viewer = createStore();
    viewer.dispatch(stateImported({ ...recorded, unknownSlice: {} }));
    const { api, ...slices } = viewer.getState();
    const { api: recordedApi, ...recordedSlices } = recorded;
    expect(slices).toEqual(recordedSlices);
    expect(Object.values(api.queries)).toMatchObject(Object.values(recordedApi.queries));
    expect(selectRecentSearches(viewer.getState())).toHaveLength(1);
  });

  it('gives each caller a store of their own', () => {
    const one = createStore();
    one.dispatch(signedIn(A_MEMBER));
    expect(createStore().getState().auth.member).toBeNull();
  });
});
