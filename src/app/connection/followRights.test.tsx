import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';

import { signedOut } from '#features/kernel/auth/index.ts';
import { grantsAskedFor, selectGrants } from '#features/kernel/grants/index.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answerAt, comeBack, entitle, goOffline } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { reportsOfTest } from '#test/support/reportsOfTest.ts';

import { ConnectionNotice } from './ConnectionNotice.tsx';

const definitions = [
  {
    id: 'granted',
    pattern: '/granted',
    title: 'Granted',
    access: { grants: ['diary'], whenGrantMissing: 'not-found', whenGrantsFail: 'not-found' },
  },
  { id: 'shown', pattern: '/shown', title: 'Shown', access: { grants: ['diary'] } },
] as const;
const page = () => Promise.resolve({ Component: () => createElement('h1', null, 'Granted') });
const pages = { granted: page, shown: page };
const mine = { grants: ['diary'], flags: [], groups: [], duties: [] };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const asked = jest.fn();
const refuse = () => {
  asked.mockClear();
  answerAt('/api/entitlements', () => {
    asked();
    return new Response(null, { status: 500 });
  });
};
const allow = () => answerAt('/api/entitlements', () => Response.json(mine));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('rights that could not be had', () => {
  /** Timers are ours from the failure on: the code of a page comes in the time of the machine. */
  const open = async (status = 500) => {
    const view = await renderApp('/granted', {
      reader: 'member',
      grants: [],
      definitions,
      pages,
      Extras: ConnectionNotice,
    });
    expect(await heading('Page not found')).toBeVisible();
    await screen.findByRole('status', { name: 'Connection' });
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0);
    entitle(status);
    await act(async () => void view.store.dispatch(grantsAskedFor()));
    await pass(0);
    expect(selectGrants(view.store.getState())).toBeNull();
    return view;
  };
  afterEach(() => {
    comeBack();
    jest.useRealTimers();
  });

  it.each([500, 503, 429])(
    'are asked for again after one call that failed with %i, and the page opens',
    async (status) => {
      await open(status);
      await pass(1_900);
      expect(await screen.findByRole('status', { name: 'Connection' })).toBeEmptyDOMElement();
      entitle(mine);
      await pass(100);
      expect(await heading('Granted')).toBeVisible();
    },
  );

  it.each([500, 503])('are asked for four times and no more, while each fails with %i', async (status) => {
    await open(status);
    asked.mockClear();
    answerAt('/api/entitlements', () => {
      asked();
      return new Response(null, { status });
    });
    const counts: number[] = [];
    for (const ms of [2_000, 6_000, 20_000, 60_000, 15 * 60_000]) {
      await pass(ms);
      counts.push(asked.mock.calls.length);
    }
    expect(counts).toEqual([1, 2, 3, 4, 4]);
    expect(await heading('Page not found')).toBeVisible();
    expect(screen.queryByText(/what your account includes/u)).not.toBeInTheDocument();
  });

  it.each([
    ['the line', () => window.dispatchEvent(new Event('online'))],
    ['the reader', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('are asked for at once when %s comes back', async (_what, comesBack) => {
    await open();
    refuse();
    await pass(15 * 60_000);
    allow();
    await act(async () => void comesBack());
    expect(await heading('Granted')).toBeVisible();
  });

  it.each([
    [
      'the tab is hidden',
      () => jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden'),
      () => document.dispatchEvent(new Event('visibilitychange')),
    ],
    [
      'the browser is offline',
      () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
      () => window.dispatchEvent(new Event('online')),
    ],
  ])('are not asked for while %s', async (_what, hide, returns) => {
    await open();
    refuse();
    const hidden = hide();
    await pass(15 * 60_000);
    expect(asked).not.toHaveBeenCalled();
    hidden.mockRestore();
    allow();
    await act(async () => void returns());
    expect(await heading('Granted')).toBeVisible();
  });

  it('are asked for when a site that could not be reached is back', async () => {
    await open();
    goOffline();
    await pass(2_000);
    expect(await screen.findByRole('status', { name: 'Connection' })).toHaveTextContent('The site cannot be reached');
    entitle(mine);
    comeBack();
    await pass(60_000);
    expect(await heading('Granted')).toBeVisible();
  });

  it('are not those of a reader before, whose answer comes late', async () => {
    const { store } = await open();
    let giveLate: (() => void) | undefined;
    answerAt(
      '/api/entitlements',
      () =>
        new Promise((resolve) => {
          giveLate = () => resolve(Response.json(mine));
        }),
    );
    await pass(2_000);
    answerAt('/api/entitlements', () => Response.json({ ...mine, grants: [] }));
    await act(async () => void store.dispatch(signedOut()));
    await act(async () => giveLate?.());
    await pass(120_000);
    expect(giveLate).toBeDefined();
    expect(selectGrants(store.getState())).toEqual([]);
  });
});

it('a page that was refused for them says so, and opens at a press', async () => {
  reportsOfTest();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderApp('/shown', { reader: 'member', grants: 503, definitions, pages });
  expect(await screen.findByText(/The page opens by itself once we know\./u)).toBeVisible();
  await expectAccessible();
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  expect(await screen.findByText('There is still no answer.')).toBeVisible();
  entitle(mine);
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  expect(await heading('Granted')).toBeVisible();
});

it.each(['/subscribe', '/account/communication-preferences'])(
  'GRANT-005 GRANT-006 %s says that it tries again',
  async (address) => {
    reportsOfTest();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderApp(address, { reader: 'member', grants: 503 });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try now' })).toBeVisible());
  },
);
