import { act, screen } from '@testing-library/react';
import { createElement } from 'react';

import { signedOut } from '#features/auth/index.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const page = (name: string) => () => Promise.resolve({ Component: () => createElement('h1', null, name) });

describe('signing out', () => {
  it('takes a guarded page off the screen and everything about the member out of the store', async () => {
    const { store } = await renderApp('/guarded', {
      reader: 'member',
      definitions: [
        { id: 'guarded', pattern: '/guarded', title: 'Guarded', description: 'D.', access: { signIn: 'login' } },
        { id: 'sign-in', pattern: '/sign-in/*', title: 'Sign in', description: 'D.' },
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
