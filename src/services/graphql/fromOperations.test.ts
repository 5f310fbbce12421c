import { configureStore } from '@reduxjs/toolkit';

import { baseApi } from './baseApi.ts';
import { fromOperations } from './fromOperations.ts';
import { operation } from './operation.ts';
import { holdCallsWith } from './waitingCalls.ts';

interface Thing {
  id: string;
  name: string;
}
const ThingDocument = operation<{ thing: Thing | null; total: number }, { id: string }>(
  'FromOperationsThing',
  'query FromOperationsThing($id: ID!) { thing(id: $id) { id name } total }',
);
const ThingsDocument = operation<{ things: Thing[] }, { [key: string]: never }>(
  'FromOperationsThings',
  'query FromOperationsThings { things { id name } }',
);
const RenameDocument = operation<{ rename: Thing; total: number }, { id: string; name: string }>(
  'FromOperationsRename',
  'mutation FromOperationsRename($id: ID!, $name: String!) { rename(id: $id, name: $name) { id name } total }',
);
const EmptyDocument = operation<{ empty: boolean }, { [key: string]: never }>(
  'FromOperationsEmpty',
  'mutation FromOperationsEmpty { empty }',
);

const api = baseApi.enhanceEndpoints({ addTagTypes: ['FromOperationsThings'] }).injectEndpoints({
  endpoints: fromOperations(({ query, mutation }, build) => ({
    aThing: query(ThingDocument, 'thing', {
      providesTags: (thing, _error, { id }) => [{ type: 'FromOperationsThings', id: thing?.id ?? id }],
    }),
    thingOfId: query(ThingDocument, 'thing', { variables: (id: string) => ({ id }) }),
    allThings: query(ThingsDocument, 'things', { providesTags: ['FromOperationsThings'] }),
    thingWhole: query(ThingDocument),
    thingWithTag: query(ThingDocument, { providesTags: ['FromOperationsThings'] }),
    nameOfThing: query(ThingDocument, { transformResponse: ({ thing }) => thing?.name ?? null }),
    renameThing: mutation(RenameDocument, 'rename', { invalidatesTags: ['FromOperationsThings'] }),
    renameFirst: mutation(RenameDocument, 'rename', { variables: (name: string) => ({ id: '1', name }) }),
    renameWhole: mutation(RenameDocument),
    renameTotal: mutation(RenameDocument, { transformResponse: ({ total }) => total }),
    renameLater: mutation(RenameDocument, 'rename', { waitsAs: 'A new name' }),
    emptyAll: mutation(EmptyDocument, 'empty'),
    ownThing: build.query<string, string>({ queryFn: (id) => ({ data: `own ${id}` }) }),
  })),
});
const { endpoints } = api;

const UNA = { id: '1', name: 'Una' };
const ANSWERS: Record<string, unknown> = {
  FromOperationsThing: { thing: UNA, total: 7 },
  FromOperationsThings: { things: [UNA] },
  FromOperationsRename: { rename: UNA, total: 7 },
  FromOperationsEmpty: { empty: true },
};
interface Sent {
  operationName: string;
  variables: unknown;
}
const sent: Sent[] = [];
let isOnline = true;

beforeEach(() => {
  sent.length = 0;
  isOnline = true;
  globalThis.fetch = (_url, init) => {
    const { operationName, variables } = JSON.parse(String(init?.body)) as Sent;
    sent.push({ operationName, variables });
    return isOnline
      ? Promise.resolve(
          new Response(JSON.stringify({ data: ANSWERS[operationName] }), {
            headers: { 'content-type': 'application/json' },
          }),
        )
      : Promise.reject(new TypeError('fetch failed'));
  };
});

const newStore = () =>
  configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { isReplay: false } } }).concat(api.middleware),
  });
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

type Ask = (dispatch: ReturnType<typeof newStore>['dispatch']) => PromiseLike<{ data?: unknown }>;
const RENAMED = { id: '1', name: 'Una' };
const THING = { thing: UNA, total: 7 };

describe('an endpoint declared by its operation', () => {
  it.each<[what: string, ask: Ask, operation: string, variables: object, answer: unknown]>([
    ['one field of the data', (run) => run(endpoints.aThing.initiate({ id: '1' })), 'Thing', { id: '1' }, UNA],
    ['variables made of its argument', (run) => run(endpoints.thingOfId.initiate('1')), 'Thing', { id: '1' }, UNA],
    ['no variables', (run) => run(endpoints.allThings.initiate()), 'Things', {}, [UNA]],
    ['all of the data', (run) => run(endpoints.thingWhole.initiate({ id: '1' })), 'Thing', { id: '1' }, THING],
    ['all, with options', (run) => run(endpoints.thingWithTag.initiate({ id: '1' })), 'Thing', { id: '1' }, THING],
    ['what is made of it', (run) => run(endpoints.nameOfThing.initiate({ id: '1' })), 'Thing', { id: '1' }, 'Una'],
    ['a change, one field', (run) => run(endpoints.renameThing.initiate(RENAMED)), 'Rename', RENAMED, UNA],
    ['a change, variables made', (run) => run(endpoints.renameFirst.initiate('Una')), 'Rename', RENAMED, UNA],
    [
      'a change, all',
      (run) => run(endpoints.renameWhole.initiate(RENAMED)),
      'Rename',
      RENAMED,
      ANSWERS.FromOperationsRename,
    ],
    ['a change, what is made of it', (run) => run(endpoints.renameTotal.initiate(RENAMED)), 'Rename', RENAMED, 7],
    ['a change, no variables', (run) => run(endpoints.emptyAll.initiate()), 'Empty', {}, true],
  ])('sends it and answers: %s', async (_what, ask, name, variables, answer) => {
    const { data } = await ask(newStore().dispatch);
    expect(sent).toEqual([{ operationName: `FromOperations${name}`, variables }]);
    expect(data).toEqual(answer);
  });

  it('keeps an answer under what it was called with, not under the variables', async () => {
    const store = newStore();
    await store.dispatch(endpoints.thingOfId.initiate('1'));
    expect(endpoints.thingOfId.select('1')(store.getState()).data).toEqual(UNA);
    expect(Object.keys(store.getState().api.queries)).toEqual(['thingOfId("1")']);
  });

  it('passes tags on: what a change makes old is asked again', async () => {
    const store = newStore();
    await store.dispatch(endpoints.allThings.initiate());
    await store.dispatch(endpoints.aThing.initiate({ id: '1' }));
    await store.dispatch(endpoints.renameThing.initiate(RENAMED));
    await settled();
    const [renamed, ...again] = sent.slice(2).map(({ operationName }) => operationName);
    expect(renamed).toBe('FromOperationsRename');
    expect(again.sort()).toEqual(['FromOperationsThing', 'FromOperationsThings']);
  });

  it('may wait for a connection under its name; others fail at once', async () => {
    const held: string[] = [];
    holdCallsWith((name, send) => {
      held.push(name);
      isOnline = true;
      return send();
    });
    const store = newStore();
    isOnline = false;
    expect(await store.dispatch(endpoints.renameLater.initiate(RENAMED))).toMatchObject({ data: UNA });
    expect(held).toEqual(['A new name']);
    isOnline = false;
    expect(await store.dispatch(endpoints.renameThing.initiate(RENAMED))).toMatchObject({ error: { kind: 'network' } });
    expect(held).toEqual(['A new name']);
  });

  it('goes beside one with a function of its own', async () => {
    const { data } = await newStore().dispatch(endpoints.ownThing.initiate('1'));
    expect(data).toBe('own 1');
    expect(sent).toEqual([]);
  });
});
