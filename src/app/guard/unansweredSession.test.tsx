import { act, screen } from '@testing-library/react';
import { createElement } from 'react';

import { sessionUnanswered, signedIn, visitorFound } from '#features/kernel/auth/index.ts';
import { grantsAskedFor } from '#features/kernel/grants/index.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { comeBack, entitle, goOffline } from '#test/support/graphqlServer.ts';
import { A_MEMBER, renderApp } from '#test/support/renderApp.tsx';
import { reportsOfTest } from '#test/support/reportsOfTest.ts';

const page = (name: string) => () => Promise.resolve({ Component: () => createElement('h1', null, name) });
const definitions = [
  { id: 'guarded', pattern: '/guarded', title: 'Guarded', access: { signIn: 'login' } },
  {
    id: 'granted',
    pattern: '/granted',
    title: 'Granted',
    access: { grants: ['diary'], whenGrantMissing: 'not-found', whenGrantsFail: 'not-found' },
  },
  { id: 'sign-in', pattern: '/sign-in/*', title: 'Sign in' },
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

it('a page whose rights could not be had opens when they are known after all', async () => {
  const { store } = await renderApp('/granted', { reader: 'member', grants: 503, definitions, pages });
  expect(await heading('Page not found')).toBeVisible();
  entitle({ grants: ['diary'], flags: [], groups: [], duties: [] });
  await act(async () => void store.dispatch(grantsAskedFor()));
  expect(await heading('Granted')).toBeVisible();
});
