import { configureStore } from '@reduxjs/toolkit';

import { describeError } from '#domain/kernel/errors/describeError.ts';

import { ask, baseApi, stateImported, type CallContext } from './baseApi.ts';
import { registerCredentials } from './credentials.ts';
import { operation } from './operation.ts';

const Read = operation<{ thing: string }, { id: string }>('ReadThing', 'query ReadThing($id: ID!) { thing(id: $id) }');
const Change = operation<{ change: string }, { id: string }>(
  'ChangeThing',
  'mutation ChangeThing($id: ID!) { change(id: $id) }',
);
const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readThing: build.query<{ thing: string }, { id: string }>({ query: ask(Read) }),
    changeThing: build.mutation<{ change: string }, { id: string }>({ query: ask(Change) }),
  }),
});

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'x-request-id': 'req-1' },
  });
const refused = (code: string, status = 200) =>
  json({ errors: [{ message: 'the server’s own words', extensions: { code } }] }, status);

const fetchMock = jest.fn<Promise<Response>, [URL, RequestInit]>();
const newStore = (context: CallContext = { isReplay: false }) =>
  configureStore({
    reducer: { api: baseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: context } }).concat(baseApi.middleware),
  });
const read = async (store = newStore()) => store.dispatch(api.endpoints.readThing.initiate({ id: '7' }));
const authorizations = () => fetchMock.mock.calls.map(([, init]) => new Headers(init.headers).get('authorization'));

let unregister: () => void = () => undefined;
beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});
afterEach(() => unregister());

describe('a call to the server', () => {
  it('goes to /graphql of this site with its name, text and variables', async () => {
    fetchMock.mockResolvedValue(json({ data: { thing: 'found' } }));
    const { data } = await read();
    expect(data).toEqual({ thing: 'found' });
    const [url, init] = fetchMock.mock.calls[0]!;
    expect(String(url)).toBe(`${window.location.origin}/graphql`);
    expect(JSON.parse(String(init.body))).toEqual({
      query: Read.text,
      variables: { id: '7' },
      operationName: 'ReadThing',
    });
  });

  it('is a visitor’s until a token is there, and then carries it', async () => {
    fetchMock.mockImplementation(() => Promise.resolve(json({ data: { thing: 'found' } })));
    await read();
    unregister = registerCredentials({ token: () => Promise.resolve('t1'), renew: () => Promise.resolve(false) });
    await read();
    expect(authorizations()).toEqual([null, 'Bearer t1']);
  });

  it('ends with the query that asked', async () => {
    fetchMock.mockReturnValue(new Promise(() => undefined));
    const store = newStore();
    const asked = store.dispatch(api.endpoints.readThing.initiate({ id: '7' }));
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    asked.abort();
    await asked;
    expect(fetchMock.mock.calls[0]![1].signal?.aborted).toBe(true);
  });
});

describe('a call that fails', () => {
  it('reports the code and the request id, and nothing of the server’s words', async () => {
    fetchMock.mockResolvedValue(refused('FORBIDDEN'));
    const { error } = await read();
    expect(error).toEqual({ kind: 'graphql', code: 'FORBIDDEN', requestId: 'req-1' });
    expect(describeError(error)).toBe('You don’t have access to this.');
  });

  it('reports the status of an answer that is not GraphQL', async () => {
    fetchMock.mockResolvedValue(
      new Response('<h1>Bad gateway</h1>', {
        status: 502,
        headers: { 'content-type': 'text/html', 'x-request-id': 'req-2' },
      }),
    );
    const { error } = await read();
    expect(error).toEqual({ kind: 'http', status: 502, requestId: 'req-2' });
  });

  it('reports that nothing came back', async () => {
    fetchMock.mockRejectedValue(new TypeError('fetch failed'));
    const { error } = await read();
    expect(error).toEqual({ kind: 'network', requestId: null });
    expect(describeError(error)).toMatch(/couldn’t reach the site/);
  });

  it.each(['{"data":', 'null', '"text"', '[]'])(
    'takes the answer %s for a failed network, not for data',
    async (body) => {
      fetchMock.mockResolvedValue(new Response(body, { headers: { 'content-type': 'application/json' } }));
      const { error, data } = await read();
      expect(data).toBeUndefined();
      expect(error).toEqual({ kind: 'network', requestId: null });
    },
  );
});

describe('a refused token', () => {
  it.each([
    ['as GraphQL', () => refused('UNAUTHENTICATED')],
    ['as HTTP', () => new Response('', { status: 401 })],
  ])('is renewed and the call repeated once (%s)', async (_how, refuse) => {
    let token = 'old';
    const renew = jest.fn(() => {
      token = 'new';
      return Promise.resolve(true);
    });
    unregister = registerCredentials({ token: () => Promise.resolve(token), renew });
    fetchMock.mockImplementation((_url, init) =>
      Promise.resolve(
        new Headers(init.headers).get('authorization') === 'Bearer new' ? json({ data: { change: 'done' } }) : refuse(),
      ),
    );
    const { data } = await newStore().dispatch(api.endpoints.changeThing.initiate({ id: '7' }));
    expect(data).toEqual({ change: 'done' });
    expect(renew).toHaveBeenCalledTimes(1);
    expect(authorizations()).toEqual(['Bearer old', 'Bearer new']);
  });

  it('that cannot be renewed is the failure of the call', async () => {
    unregister = registerCredentials({ token: () => Promise.resolve('old'), renew: () => Promise.resolve(false) });
    fetchMock.mockImplementation(() => Promise.resolve(refused('UNAUTHENTICATED')));
    const { error } = await read();
    expect(error).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

describe('a recorded session', () => {
  it('shows its answers and asks the server for nothing', async () => {
    fetchMock.mockResolvedValue(json({ data: { thing: 'recorded' } }));
    const recording = newStore();
    await read(recording);
    const recorded = recording.getState();
    fetchMock.mockClear();

    const viewer = newStore({ isReplay: true });
    viewer.dispatch(stateImported(JSON.parse(JSON.stringify(recorded)) as Record<string, unknown>));
    expect(api.endpoints.readThing.select({ id: '7' })(viewer.getState()).data).toEqual({ thing: 'recorded' });
    await viewer.dispatch(api.endpoints.changeThing.initiate({ id: '7' }));
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
