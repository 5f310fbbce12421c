import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { type SupportFile, writeSupportFile } from '#domain/staff/support/supportFile.ts';
import { signedIn } from '#features/kernel/auth/index.ts';
import { messageShown, toastRaised } from '#features/kernel/toasts/index.ts';
import {
  anyOf,
  comparedToggled,
  EMPTY_SEARCH,
  queryRead,
  resultListShown,
  searchMade,
} from '#features/search/core/index.ts';
import {
  cameraRested,
  chartBranchTurned,
  chartOpened,
  chartParentsChosen,
} from '#features/trees/chart/chartViewSlice.ts';
import { onboardingAdvanced, personSelected, treeOpened } from '#features/trees/core/index.ts';
import { stateImported } from '#services/graphql/baseApi.ts';
import { callEveryEndpoint, fieldOfCanary, leavesOf, type CanaryCall } from '#test/support/canaryCalls.ts';
import { PERSONAL_NUMBERS, PUBLIC_FIELDS } from '#test/support/publicFields.ts';

import type { RootState } from '../rootReducer.ts';
import { createStore, type AppStore } from '../store.ts';
import { ALLOWED_PAYLOADS, ALLOWED_SLICES } from '../support/allowedSlices.ts';
import { makeSupportFile } from '../support/makeSupportFile.ts';
import { devToolsFile } from '../support/replay/devToolsFile.ts';
import { sanitizeAction, sanitizeState } from './sanitize.ts';

const CANARY = /canary/iu;
const without = (value: unknown) => expect(JSON.stringify(value)).not.toMatch(CANARY);

/** What in a value is a canary that may not be seen. */
function leaksOf(value: unknown): string[] {
  return leavesOf(value).flatMap(([path, leaf]) => {
    const field = fieldOfCanary(leaf);
    if (field === null) return CANARY.test(path) ? [`key ${path}`] : [];
    const [name = '', kind = ''] = field.split(':');
    const isSeen = /^(?:Int|Float)$/u.test(kind) ? !PERSONAL_NUMBERS.test(name) : PUBLIC_FIELDS.test(name);
    return isSeen ? [] : [`${path} = ${field}`];
  });
}

const aTree = {
  treeId: 'Canary',
  familyTreeRef: 'Canary',
  rootsfinderId: 'Canary',
  treeType: 'private',
  isEditable: true,
  isViewOnly: false,
  publicTreeShareToken: 'Canary',
  tree: { showSurnamesUppercase: false },
} as const;
const FILLING: readonly UnknownAction[] = [
  toastRaised({ title: 'Canary', description: 'Canary', icon: 'Canary', action: { id: 'Canary', label: 'Canary' } }),
  messageShown('Canary', 'Canary'),
  queryRead({
    ...EMPTY_SEARCH,
    page: 3,
    filters: { LastName: anyOf('Canary', 'Canaries') },
    sid: 'Canary',
    utm: { source: 'Canary', content: null },
  }),
  searchMade({ address: '/search/results?lastname=canary', label: 'Canary', total: 3 }),
  resultListShown({
    queryAddress: '/search/results?lastname=canary',
    ids: ['Canary'],
    page: 1,
    pageSize: 20,
    total: 3,
  }),
  treeOpened(aTree),
  personSelected('Canary'),
  onboardingAdvanced({ mothersMaidenName: 'Canary', rootIsWho: 'Canary', skippedNodes: ['Canary'] }),
  chartOpened({ of: 'Canary', settings: { view: 'fan', direction: 'down', ancestors: 6, descendants: 2 } }),
  chartBranchTurned({ personId: 'Canary', direction: 'up', was: 'unloaded' }),
  chartParentsChosen({ personId: 'Canary', familyId: 3 }),
  cameraRested({ x: 12, y: 34, scale: 0.5 }),
  comparedToggled({ kind: 'article', id: 'Canary' }),
  signedIn({ memberId: 7, displayName: 'Canary', isInternal: false }),
];
const fill = (store: AppStore) => {
  for (const action of FILLING) store.dispatch(action);
};

describe('a store in which every operation answered canaries', () => {
  let store: AppStore;
  let calls: CanaryCall[];
  const actions: UnknownAction[] = [];
  beforeAll(async () => {
    for (const how of ['error', 'warn'] as const) jest.spyOn(console, how).mockImplementation(() => undefined);
    store = createStore();
    calls = await callEveryEndpoint(store);
    fill(store);
    actions.push(...store.recording.steps.map(({ action }) => action), ...FILLING);
  });

  it('is full of them', () => {
    const text = JSON.stringify(store.getState());
    const filled = calls.filter(({ data }) => leavesOf(data).some(([, leaf]) => fieldOfCanary(leaf) !== null));
    expect(filled.length).toBeGreaterThan(100);
    for (const { endpoint } of filled.filter(({ data }) => data !== undefined))
      expect(text).toContain(`"endpointName":"${endpoint}"`);
    expect(actions.length).toBeGreaterThan(20);
  });

  it('shows the DevTools none that is not listed, in no answer, argument, key or slice', () => {
    const clean = sanitizeState(store.getState());
    expect(leaksOf(clean)).toEqual([]);
    expect(Object.keys(clean)).toEqual(Object.keys(store.getState()));
    expect(leaksOf(actions.map((action) => sanitizeAction(action)))).toEqual([]);
  });

  it('leaves none in the support file either', () => {
    expect(leaksOf(JSON.parse(writeSupportFile(makeSupportFile(store, { requestId: null }))))).toEqual([]);
  });

  it('leaves none in the file for the DevTools that staff make of it', () => {
    const file = JSON.parse(writeSupportFile(makeSupportFile(store, { requestId: null }))) as SupportFile;
    const made: unknown = JSON.parse(JSON.stringify(devToolsFile(file)));
    expect(JSON.stringify(made).length).toBeGreaterThan(10_000);
    expect(leaksOf(made)).toEqual([]);
  });

  it('still shows what was asked, how it went, how big it was, and where the reader looked', () => {
    const clean = sanitizeState(store.getState());
    const queries = Object.values(clean.api.queries);
    expect(queries).toHaveLength(Object.keys(store.getState().api.queries).length);
    expect(queries.find((query) => query?.endpointName === 'treePerson')).toMatchObject({
      status: 'fulfilled',
      data: expect.stringMatching(/^<hidden: object of \d+ fields>$/) as unknown,
    });
    expect(queries.find((query) => query?.endpointName === 'recordSearch')?.data).toMatchObject({
      total: expect.any(Number) as unknown,
      hits: [{ name: expect.stringMatching(/^text \d+$/) as unknown }, {}],
    });
    expect(clean).toMatchObject({
      chartView: { chart: { settings: { view: 'fan', ancestors: 6 } }, camera: { x: 12, y: 34, scale: 0.5 } },
      searchQuery: { query: { page: 3, filters: { LastName: { values: ['value1', 'value2'], variants: false } } } },
      comparison: { chosen: [{ kind: 'article', id: 'item1' }] },
      toasts: { toasts: [{ isOpen: true, variant: 'default', title: 'Not recorded' }] },
    });
  });

  it('gives a recording that a store takes over again', () => {
    const viewer = createStore();
    viewer.dispatch(
      stateImported(JSON.parse(JSON.stringify(sanitizeState(store.getState()))) as Record<string, unknown>),
    );
    const { chartView, api } = viewer.getState();
    expect(chartView.camera).toEqual({ x: 12, y: 34, scale: 0.5 });
    expect(Object.keys(api.queries)).toContain('treePerson#1');
  });
});

describe('slices', () => {
  it('name each of their fields: a text in any of them stays there', () => {
    const store = createStore();
    fill(store);
    const { api: _api, ...slices } = store.getState();
    const poisoned = (value: unknown): unknown => {
      if (typeof value === 'string') return 'Canary';
      if (typeof value !== 'object' || value === null) return value;
      if (Array.isArray(value)) return value.map(poisoned);
      return {
        ...Object.fromEntries(Object.entries(value).map(([field, entry]) => [field, poisoned(entry)])),
        addedLater: 'Canary',
      };
    };
    const state = Object.fromEntries(
      Object.entries(slices).map(([name, slice]) => [name, poisoned(slice)]),
    ) as unknown as RootState;
    expect(JSON.stringify(state)).toMatch(CANARY);
    // Grants, groups and flags are names of the site’s own, which is all that can be said of them.
    without(sanitizeState({ ...state, grants: store.getState().grants }));
    expect(Object.keys(ALLOWED_SLICES).toSorted()).toEqual(Object.keys(slices).toSorted());
  });

  it('that are not listed leave their size only, and so do the actions of others', () => {
    expect(sanitizeState({ added: { note: 'Canary', other: 1 } })).toEqual({ added: '<hidden: object of 2 fields>' });
    expect(sanitizeAction({ type: 'added/happened', payload: ['Canary'], meta: 'Canary', error: 'Canary' })).toEqual({
      type: 'added/happened',
      payload: '<hidden: list of 1 entry>',
    });
    without(Object.keys(ALLOWED_PAYLOADS).map((type) => sanitizeAction({ type, payload: 'Canary' })));
    without(
      Object.keys(ALLOWED_PAYLOADS).map((type) =>
        sanitizeAction({
          type,
          payload: {
            treeType: 'Canary',
            settings: { view: 'Canary' },
            x: 'Canary',
            total: 'Canary',
            memberId: 'Canary',
            grants: [],
            groups: [],
            flags: [],
          },
        }),
      ),
    );
  });
});

describe('the sanitizers', () => {
  it('never throw, whatever the state or the action', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(() => sanitizeState(value)).not.toThrow();
        expect(() => sanitizeAction({ type: 'x', payload: value, meta: value })).not.toThrow();
        expect(() => sanitizeAction({ type: 'api/executeQuery/fulfilled', payload: value, meta: value })).not.toThrow();
        expect(() => sanitizeAction(value as never)).not.toThrow();
      }),
      { numRuns: 1000 },
    );
  });

  it('give nothing away of cycles, functions, symbols and getters that throw', () => {
    const cycle: Record<string, unknown> = { fn: () => 'Canary', [Symbol('s')]: 1 };
    cycle.self = cycle;
    expect(() => sanitizeState(cycle)).not.toThrow();
    const trap = {
      get api(): never {
        throw new Error('Canary');
      },
    };
    without(sanitizeState(trap));
    without(
      sanitizeAction({
        type: 'x',
        get payload(): never {
          throw new Error('Canary');
        },
      }),
    );
  });

  it('reveal nothing of a text in place of an endpoint, a type or an id', () => {
    without(
      sanitizeState({
        api: {
          queries: {
            'Canary name({"a":1})': {
              endpointName: 'Canary',
              status: 'Canary',
              requestId: 'Canary name',
              originalArgs: 'Canary',
              data: 'Canary',
              error: { kind: 'graphql', code: 'Not Canary!', requestId: 'no Canary' },
            },
          },
          mutations: { 'Canary name': { data: 'Canary' } },
          provided: { Canary: 1 },
          config: { Canary: 'Canary' },
        },
      }),
    );
    without(sanitizeAction({ type: 'Canary of a name', payload: 1 }));
    without(
      sanitizeAction({
        type: 'api/executeMutation/pending',
        meta: { requestId: 'Canary name', arg: { endpointName: 'Canary name', originalArgs: { Canary: 'Canary' } } },
      }),
    );
  });
});
