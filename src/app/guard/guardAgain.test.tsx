import { act, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';

import { signedOut } from '#features/kernel/auth/index.ts';
import { trackOpenDraft } from '#services/forms/openDrafts.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const page = (name: string) => () => Promise.resolve({ Component: () => createElement('h1', null, name) });

describe('signing out in another tab', () => {
  const open = async () => {
    const { store, user } = await renderApp('/guarded?of=me', {
      reader: 'member',
      definitions: [
        { id: 'guarded', pattern: '/guarded', title: 'Guarded', access: { signIn: 'login' } },
        { id: 'sign-in', pattern: '/sign-in/*', title: 'Sign in' },
      ],
      pages: { guarded: page('Guarded'), 'sign-in': page('Sign in') },
    });
    expect(await screen.findByRole('heading', { name: 'Guarded' })).toBeVisible();
    return { store, user };
  };

  it('takes the page off the screen at once, says what happened, and leaves only when asked', async () => {
    const { store, user } = await open();
    act(() => void store.dispatch(signedOut('signed-out')));
    expect(screen.queryByRole('heading', { name: 'Guarded' })).not.toBeInTheDocument();
    await waitFor(async () => expect(await screen.findByRole('heading', { name: 'You are signed out' })).toHaveFocus());
    expect(screen.queryByText(/draft/u)).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/guarded');
    await user.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(window.sessionStorage.getItem('returnTo')).toBe('/guarded?of=me');
  });

  it('says that what was typed is kept, or that it was cleared', async () => {
    const close = trackOpenDraft('a-form');
    const { store } = await open();
    act(() => void store.dispatch(signedOut('signed-out')));
    expect(await screen.findByText(/is kept as a draft/u)).toBeVisible();
    act(() => void store.dispatch(signedOut()));
    act(() => void store.dispatch(signedOut('cleared')));
    expect(await screen.findByText(/was cleared too/u)).toBeVisible();
    close();
  });
});

describe('signing out', () => {
  it('takes a guarded page off the screen and everything about the member out of the store', async () => {
    const { store } = await renderApp('/guarded', {
      reader: 'member',
      definitions: [
        { id: 'guarded', pattern: '/guarded', title: 'Guarded', access: { signIn: 'login' } },
        { id: 'sign-in', pattern: '/sign-in/*', title: 'Sign in' },
      ],
      pages: { guarded: page('Guarded'), 'sign-in': page('Sign in') },
    });
    expect(await screen.findByRole('heading', { name: 'Guarded' })).toBeVisible();
    await act(async () => void store.dispatch(signedOut()));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Account of/ })).not.toBeInTheDocument();
    expect(JSON.stringify(store.getState())).not.toContain('Una Testwell');
    expect(store.getState()[baseApi.reducerPath].queries).toEqual({});
  });
});
