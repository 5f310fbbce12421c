import { act, screen } from '@testing-library/react';
import { createElement } from 'react';

import { sessionUnanswered, signedIn, signedOut, visitorFound } from '#features/kernel/auth/index.ts';
import { selectGrants } from '#features/kernel/grants/index.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answerAt, comeBack, entitle, goOffline } from '#test/support/graphqlServer.ts';
import { A_MEMBER, renderApp } from '#test/support/renderApp.tsx';
import { reportsOfTest } from '#test/support/reportsOfTest.ts';

const page = (name: string) => () => Promise.resolve({ Component: () => createElement('h1', null, name) });
const definitions = [
  { id: 'guarded', pattern: '/guarded', title: 'Guarded', description: 'D.', access: { signIn: 'login' } },
  { id: 'granted', pattern: '/granted', title: 'Granted', description: 'D.', access: { grants: ['diary'], whenGrantMissing: 'not-found', whenGrantsFail: 'not-found' } },
  { id: 'sign-in', pattern: '/sign-in/*', title: 'Sign in', description: 'D.' },
] as const;
const pages = { guarded: page('Guarded'), granted: page('Granted'), 'sign-in': page('Sign in') };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

afterEach(() => comeBack());

describe('a member’s page while nothing answers whether they are signed in', () => {
  async function open(why: 'site' | 'code' = 'site') {
    const view = await renderApp('/guarded', { reader: 'unknown', definitions, pages });
    await act(async () => void view.store.dispatch(sessionUnanswered(why)));
    return view;
  }

  it('says so at its address, is no error, and is not taken for a visitor’s', async () => {
    const reports = reportsOfTest();
    await open();
    expect(await heading('The site cannot be reached')).toBeVisible();
    expect(screen.getByText(/We need a connection to check that you are signed in/u)).toBeVisible();
    expect(window.location.pathname).toBe('/guarded');
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    expect(reports()).toEqual([]);
    await expectAccessible();
  });

  it('opens by itself as soon as it is known', async () => {
    const { store } = await open();
    await heading('The site cannot be reached');
    await act(async () => void store.dispatch(signedIn(A_MEMBER)));
    expect(await heading('Guarded')).toBeVisible();
  });

  it('asks for a sign-in when there is no session after all', async () => {
    const { store } = await open();
    await act(async () => void store.dispatch(visitorFound()));
    expect(await heading('Sign in')).toBeVisible();
  });

  it('asks again by Retry, and says when there is still no answer', async () => {
    const { store, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(store.getState().auth.unanswered).toBeNull();
    await act(async () => void store.dispatch(sessionUnanswered('site')));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeEnabled();
    goOffline();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('There is still no connection.')).toBeVisible();
  });

  it('loads the document again, once, where the code that asks is gone since the site was updated', async () => {
    reportsOfTest();
    const reload = jest.spyOn(documentNavigation, 'reload').mockImplementation(() => undefined);
    await open('code');
    await act(async () => undefined);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a page whose rights could not be had', () => {
  const mine = { grants: ['diary'], flags: [], groups: [], duties: [] };
  const open = async (status: number) => {
    const view = await renderApp('/granted', { reader: 'member', grants: status, definitions, pages });
    expect(await heading('Page not found')).toBeVisible();
    return view;
  };
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const asked = jest.fn();
  const refuse = () => {
    asked.mockClear();
    answerAt('/api/entitlements', () => {
      asked();
      return new Response(null, { status: 500 });
    });
  };

  it.each([500, 429])('opens by itself a moment after one call that failed with %i', async (status) => {
    await open(status);
    entitle(mine);
    await pass(1_000);
    expect(await heading('Granted')).toBeVisible();
  });

  it('is asked for less and less often, and stays as its rule says meanwhile', async () => {
    await open(500);
    refuse();
    await pass(15 * 60_000);
    expect(asked.mock.calls.length).toBeGreaterThan(15);
    expect(asked.mock.calls.length).toBeLessThan(25);
    expect(await heading('Page not found')).toBeVisible();
  });

  it.each([
    ['the line', () => window.dispatchEvent(new Event('online'))],
    ['the reader', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('opens at once when %s comes back', async (_what, comesBack) => {
    await open(500);
    refuse();
    await pass(120_000);
    answerAt('/api/entitlements', () => Response.json(mine));
    await act(async () => void comesBack());
    expect(await heading('Granted')).toBeVisible();
  });

  it('is not opened by an answer about the reader before that comes late', async () => {
    const { store } = await open(500);
    let giveLate: (() => void) | undefined;
    answerAt('/api/entitlements', () => new Promise((resolve) => {
      giveLate = () => resolve(Response.json(mine));
    }));
    await pass(1_000);
    answerAt('/api/entitlements', () => Response.json({ ...mine, grants: [] }));
    await act(async () => void store.dispatch(signedOut()));
    await act(async () => giveLate?.());
    await pass(120_000);
    expect(giveLate).toBeDefined();
    expect(selectGrants(store.getState())).toEqual([]);
  });
});
