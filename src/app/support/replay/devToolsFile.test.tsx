import { applyMiddleware, type Middleware, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';

import { readSupportFile } from '#domain/staff/support/readSupportFile.ts';
import { type SupportFile, writeSupportFile } from '#domain/staff/support/supportFile.ts';
import { signedIn } from '#features/kernel/auth/index.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answer, sentRequests } from '#test/support/graphqlServer.ts';
import { importIntoDevTools } from '#test/support/importIntoDevTools.mjs';
import { renderApp } from '#test/support/renderApp.tsx';

import { rootReducer, type RootState } from '../../rootReducer.ts';
import { makeSupportFile } from '../makeSupportFile.ts';
import { pageOf } from '../pageOf.ts';
import { pageShown } from '../recording.ts';
import { devToolsFile } from './devToolsFile.ts';

const A_SET = {
  id: 'WEX-1881',
  name: 'Wexcombe census 1881',
  description: 'Everybody in 1881',
  type: 'CENSUS',
  category: 'census',
  subcategory: 'census',
  sourceCountry: 'england',
  access: 'free',
  isSample: true,
  recordCount: 4123,
  firstYear: 1881,
  lastYear: 1881,
  missingYears: [],
  places: [],
  placeCount: 3,
  repository: null,
  archiveSeries: null,
  attribution: null,
  publishedAt: null,
};
const reducer = rootReducer as Reducer<RootState>;
const thunks: Middleware =
  ({ dispatch, getState }) =>
  (next) =>
  (action) =>
    typeof action === 'function'
      ? (action as (...parts: unknown[]) => unknown)(dispatch, getState, undefined)
      : next(action);

/** A session that was recorded on the real pages, read again as staff read it. */
async function recorded(): Promise<{ file: SupportFile; text: string }> {
  answer({ recordSets: () => [A_SET] });
  const { store, unmount } = await renderApp('/search/historical-records', { reader: 'member' });
  act(() => void store.dispatch(pageShown(pageOf(window.location))));
  await screen.findByText('Wexcombe census 1881');
  const text = writeSupportFile(makeSupportFile(store, { requestId: null }));
  unmount();
  const read = readSupportFile(text);
  if ('refusal' in read) throw new Error(read.refusal);
  return { file: read.file, text };
}

const typesOf = (file: SupportFile) => Object.values(devToolsFile(file).actionsById).map(({ action }) => action.type);
const cacheOf = (state: RootState | undefined) =>
  (state?.api.queries ?? {}) as Record<string, { status: string; data?: unknown } | undefined>;

describe('a file for the Redux DevTools', () => {
  it('is imported by them with every action, its time and the state after it, and the site’s reducers come to the same states', async () => {
    const { file } = await recorded();
    const made = devToolsFile(file);
    const { lifted } = importIntoDevTools(JSON.stringify(made), reducer);
    expect(lifted().computedStates.flatMap(({ error }) => (error === undefined ? [] : [error]))).toEqual([]);
    expect(JSON.parse(JSON.stringify(lifted().computedStates))).toEqual(
      JSON.parse(JSON.stringify(made.computedStates)),
    );
    expect(lifted().stagedActionIds).toHaveLength(file.steps.length + 1);
    expect(
      Object.values(made.actionsById)
        .slice(1)
        .map(({ timestamp }) => timestamp),
    ).toEqual(file.steps.map(({ at }) => at));
    expect(typesOf(file)).toEqual(
      expect.arrayContaining([
        '@@INIT',
        'recorded api/executeQuery/pending recordSets#1',
        'recorded api/executeQuery/fulfilled recordSets#1',
        'recorded support/pageShown /search/historical-records',
      ]),
    );
  });

  it('shows what was there at each moment: the answer after it came and not before', async () => {
    const { file } = await recorded();
    const { store, lift } = importIntoDevTools(JSON.stringify(devToolsFile(file)), reducer);
    expect(cacheOf(store.getState())['recordSets#1']).toMatchObject({
      status: 'fulfilled',
      data: [{ name: 'Wexcombe census 1881', recordCount: 4123 }],
    });
    const at = typesOf(file).indexOf('recorded api/executeQuery/fulfilled recordSets#1');
    lift({ type: 'JUMP_TO_STATE', actionId: at - 1, index: at - 1 });
    expect(cacheOf(store.getState())['recordSets#1']?.data).toBeUndefined();
    expect(store.getState().auth.status).toBe('member');
  });

  it('lets the tab that took it over ask the server for nothing', async () => {
    const { file } = await recorded();
    const before = sentRequests().length;
    const { store } = importIntoDevTools(
      JSON.stringify(devToolsFile(file)),
      reducer,
      applyMiddleware(thunks, baseApi.middleware),
    );
    const api = baseApi.injectEndpoints({
      endpoints: (build) => ({
        askedAfterImport: build.query<unknown, void>({
          query: () => ({ document: 'query AskedAfterImport { recordSets { id } }' }),
        }),
      }),
    });
    const asked = (await store.dispatch(
      api.endpoints.askedAfterImport.initiate() as unknown as UnknownAction,
    )) as unknown as { error: unknown };
    expect(asked.error).toEqual({ kind: 'network', requestId: null });
    expect(sentRequests()).toHaveLength(before);
  });

  it('takes steps that no reducer understands without harm', async () => {
    const { file } = await recorded();
    const steps = [
      ...file.steps,
      { at: 1, type: signedIn.type, payload: 'nonsense' },
      { at: 2, type: 'no/suchAction', payload: { a: 1 } },
      { at: 3, type: 'api/resetApiState', dropped: '*' },
    ];
    const { lifted } = importIntoDevTools(JSON.stringify(devToolsFile({ ...file, steps })), reducer);
    expect(lifted().computedStates.flatMap(({ error }) => (error === undefined ? [] : [error]))).toEqual([]);
    expect(lifted().computedStates.at(-1)?.state.auth.status).toBe('member');
  });

  it('is downloaded from an opened support file, with the network off', async () => {
    const { text } = await recorded();
    const kept: Blob[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    Object.assign(URL, { createObjectURL: (blob: Blob) => String(kept.push(blob)), revokeObjectURL: () => undefined });
    const { user } = await renderApp('/internal/support', { reader: 'staff' });
    await user.click(await screen.findByLabelText('Or paste the copied details'));
    await user.paste(text);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(await screen.findByRole('button', { name: 'Download for Redux DevTools' }));
    const saved = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(String(reader.result)));
      reader.readAsText(kept[0] ?? new Blob());
    });
    expect(cacheOf(importIntoDevTools(saved, reducer).store.getState())['recordSets#1']).toMatchObject({
      status: 'fulfilled',
    });
    await expectAccessible();
  });
});
