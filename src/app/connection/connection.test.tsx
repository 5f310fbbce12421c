import { act, screen, waitFor, within } from '@testing-library/react';

import { signedOut } from '#features/kernel/auth/index.ts';
import { ask, baseApi } from '#services/graphql/baseApi.ts';
import { operation } from '#services/graphql/operation.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answer, comeBack, goOffline, sentRequests } from '#test/support/graphqlServer.ts';
import { A_MEMBER, renderApp } from '#test/support/renderApp.tsx';

import { ConnectionNotice } from './ConnectionNotice.tsx';

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
const SETS = '/search/historical-records';

const Change = operation<{ setEmailMarketingNotificationOptIn: boolean }, { optIn: boolean }>(
  'ChangeForTest',
  'mutation ChangeForTest($optIn: Boolean!) { setEmailMarketingNotificationOptIn(optIn: $optIn) }',
);
const changeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    changeForTest: build.mutation<unknown, { optIn: boolean }>({
      query: ask(Change),
      extraOptions: { waitsAs: 'A change of this test' },
    }),
  }),
});

/** Sends the change of this test; resolves with what came of it. */
function makeChange(store: Awaited<ReturnType<typeof renderApp>>['store']) {
  let change: Promise<{ error?: unknown }> | undefined;
  act(() => {
    change = store.dispatch(changeApi.endpoints.changeForTest.initiate({ optIn: true }));
  });
  return () => act(async () => ({ error: (await change)?.error }));
}

const open = (address: string, options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(address, { ...options, Extras: ConnectionNotice });
const status = () => screen.findByRole('status', { name: 'Connection' });

function loseConnection(): void {
  goOffline();
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
}
function findConnection(): void {
  comeBack();
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
}

beforeEach(() => answer({ recordSets: () => [A_SET] }));

describe('without a connection', () => {
  it('is announced, keeps what was opened, and is announced when it is back', async () => {
    const { router } = await open(SETS);
    await screen.findByText('Wexcombe census 1881');
    expect(await status()).toBeEmptyDOMElement();
    loseConnection();
    expect(await status()).toHaveTextContent('You are offline. Pages you have already opened stay readable');
    await expectAccessible();
    await act(() => router.navigate('/error'));
    await act(() => router.navigate(SETS));
    expect(await screen.findByText('Wexcombe census 1881')).toBeVisible();
    findConnection();
    await waitFor(async () => expect(await status()).toHaveTextContent('The connection is back.'));
  });

  it('keeps what was opened through a connection that came back and was lost again', async () => {
    const { router } = await open(SETS);
    await screen.findByText('Wexcombe census 1881');
    await act(() => router.navigate('/error'));
    loseConnection();
    findConnection();
    await waitFor(async () => expect(await status()).toHaveTextContent('The connection is back.'));
    loseConnection();
    await act(() => router.navigate(SETS));
    expect(await screen.findByText('Wexcombe census 1881')).toBeVisible();
  });

  it('asks again for what failed, by itself, when there is one again', async () => {
    const { router } = await open('/error');
    await act(async () => undefined);
    loseConnection();
    await act(() => router.navigate(SETS));
    expect(await screen.findByText(/couldn’t reach the site/)).toBeVisible();
    findConnection();
    expect(await screen.findByText('Wexcombe census 1881')).toBeVisible();
  });

  it('distinguishes a site that does not answer from a reader who is offline, and tries it', async () => {
    const { user, router } = await open('/error');
    await act(async () => undefined);
    goOffline();
    await act(() => router.navigate(SETS));
    await waitFor(async () => expect(await status()).toHaveTextContent('The site cannot be reached just now.'));
    await expectAccessible();
    comeBack();
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    expect(await screen.findByText('Wexcombe census 1881')).toBeVisible();
  });
});

describe('a change that may wait', () => {
  it.each([
    ['is sent when there is a connection again', false],
    ['is not sent when the reader takes it back', true],
  ])('%s', async (_what, isTakenBack) => {
    const { user, store } = await open('/error', { reader: 'member' });
    await act(async () => undefined);
    loseConnection();
    const outcome = makeChange(store);
    const list = await screen.findByRole('region', { name: 'Waiting to be sent' });
    expect(list).toHaveTextContent('A change of this test');
    await expectAccessible();
    if (isTakenBack) await user.click(within(list).getByRole('button', { name: 'Do not send: A change of this test' }));
    answer({ setEmailMarketingNotificationOptIn: () => true });
    findConnection();
    const { error } = await outcome();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting to be sent' })).not.toBeInTheDocument());
    expect(error === undefined).toBe(!isTakenBack);
    expect(sentRequests().filter(({ operationName }) => operationName === 'ChangeForTest')).toHaveLength(
      isTakenBack ? 0 : 1,
    );
  });

  it('is never sent for another member', async () => {
    const { store } = await open('/error', { reader: 'member' });
    await act(async () => undefined);
    loseConnection();
    const outcome = makeChange(store);
    await screen.findByRole('region', { name: 'Waiting to be sent' });
    expect(store.getState().auth.member).toEqual(A_MEMBER);
    act(() => void store.dispatch(signedOut()));
    expect(await outcome()).toHaveProperty('error');
    findConnection();
    await waitFor(async () => expect(await status()).toHaveTextContent('The connection is back.'));
    expect(sentRequests().filter(({ operationName }) => operationName === 'ChangeForTest')).toHaveLength(0);
  });
});
