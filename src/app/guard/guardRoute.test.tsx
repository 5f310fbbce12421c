import { act, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';

import type { AccessRule } from '#domain/kernel/grants/accessRule.ts';
import type { RouteDefinition } from '#domain/kernel/routes/routeDefinition.ts';
import { signedIn, visitorFound } from '#features/kernel/auth/index.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import type { PageModule } from '#services/routing/featurePages.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { sentRequests } from '#test/support/graphqlServer.ts';
import { A_MEMBER, renderApp } from '#test/support/renderApp.tsx';

const page = (name: string) =>
  jest.fn((): Promise<PageModule> => Promise.resolve({ Component: () => createElement('h1', null, name) }));

/** A site of three pages: an open one, one with the rule that is tried, and where redirects of these tests lead. */
function site(access: AccessRule | undefined) {
  const guarded = page('Guarded');
  const definitions: RouteDefinition[] = [
    { id: 'open', pattern: '/open', title: 'Open' },
    { id: 'guarded', pattern: '/guarded/*', title: 'Guarded', ...(access && { access }) },
    { id: 'elsewhere', pattern: '/elsewhere', title: 'Elsewhere' },
    { id: 'sign-in', pattern: '/sign-in/*', title: 'Sign in' },
    { id: 'register', pattern: '/register', title: 'Register' },
  ];
  return {
    guarded,
    options: {
      definitions,
      pages: {
        open: page('Open'),
        guarded,
        elsewhere: page('Elsewhere'),
        'sign-in': page('Sign in'),
        register: page('Register'),
      },
    },
  };
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the guard of a page', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('lets everyone onto a page without a rule', async () => {
    const { options } = site(undefined);
    await renderApp('/guarded', options);
    expect(await heading('Guarded')).toBeVisible();
  });

  it('sends a visitor to sign-in, remembers the page, and neither downloads nor asks anything for it', async () => {
    const { options, guarded } = site({ signIn: 'login' });
    const { router } = await renderApp('/guarded/below?tab=2#notes', options);
    expect(await heading('Sign in')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/sign-in', search: '?prompt=login' });
    expect(window.sessionStorage.getItem('returnTo')).toBe('/guarded/below?tab=2#notes');
    expect(guarded).not.toHaveBeenCalled();
    expect(sentRequests()).toEqual([]);
  });

  it.each([
    [{ signIn: 'register' }, '?mode=regular&prompt=login'],
    [
      { signIn: 'register', signUpMode: 'search', registrationRoute: 7 },
      '?mode=search&registrationRoute=7&prompt=login',
    ],
  ] satisfies [AccessRule, string][])('sends a visitor to sign-up for %j', async (access, search) => {
    const { options, guarded } = site(access);
    const { router } = await renderApp('/guarded', options);
    expect(await heading('Register')).toBeVisible();
    expect(router.state.location.search).toBe(search);
    expect(guarded).not.toHaveBeenCalled();
  });

  it('leaves no trace of the guarded address in the history, wherever the reader came from', async () => {
    const { options } = site({ signIn: 'login' });
    const { router } = await renderApp('/open', options);
    await act(() => router.navigate('/guarded'));
    expect(await heading('Sign in')).toBeVisible();
    await act(() => router.navigate(-1));
    expect(await heading('Open')).toBeVisible();
  });

  it('waits for the session before it decides', async () => {
    const { options, guarded } = site({ signIn: 'login' });
    const { store } = await renderApp('/guarded', { ...options, reader: 'unknown' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(guarded).not.toHaveBeenCalled();
    await act(async () => void store.dispatch(signedIn(A_MEMBER)));
    expect(await heading('Guarded')).toBeVisible();
  });

  it('decides for a visitor once that is known', async () => {
    const { options } = site({ audience: { only: 'visitors', otherwise: { to: '/elsewhere', how: 'soft' } } });
    const { store } = await renderApp('/guarded', { ...options, reader: 'unknown' });
    await act(async () => void store.dispatch(visitorFound()));
    expect(await heading('Guarded')).toBeVisible();
  });

  it('says in place that a grant is missing, under the same address', async () => {
    const { options, guarded } = site({ grants: ['my-profile'] });
    const { router } = await renderApp('/guarded', { ...options, reader: 'member', grants: ['help'] });
    expect(await heading('Access denied')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy details for support' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/guarded');
    expect(guarded).not.toHaveBeenCalled();
    await expectAccessible();
  });

  it('ERR-029 distinguishes access denied from not found', async () => {
    const { options } = site({ grants: ['my-research'], whenGrantMissing: 'not-found' });
    await renderApp('/guarded', { ...options, reader: 'member', grants: [] });
    expect(await heading('Page not found')).toBeVisible();
    expect(screen.queryByText(/does not include access/)).not.toBeInTheDocument();
  });

  it('lets in who holds the grant, by prefix too', async () => {
    const { options } = site({ grants: ['my-research:workspaces'] });
    await renderApp('/guarded', { ...options, reader: 'member', grants: ['my-research:*'] });
    expect(await heading('Guarded')).toBeVisible();
  });

  it('shows the error page when the grants could not be loaded', async () => {
    const { options, guarded } = site({ grants: ['payment'] });
    await renderApp('/guarded', { ...options, reader: 'member', grants: 503 });
    expect(await heading('Well, that didn’t quite go according to plan...')).toBeVisible();
    expect(screen.queryByText(/Failed to load/)).not.toBeInTheDocument();
    expect(guarded).not.toHaveBeenCalled();
  });

  it('SHELL-003 a soft redirect stays in the document', async () => {
    const open = jest.spyOn(documentNavigation, 'open').mockImplementation(() => undefined);
    const { options } = site({ audience: { only: 'visitors', otherwise: { to: '/elsewhere', how: 'soft' } } });
    const { router } = await renderApp('/guarded', { ...options, reader: 'member' });
    expect(await heading('Elsewhere')).toBeVisible();
    expect(router.state.location.pathname).toBe('/elsewhere');
    expect(open).not.toHaveBeenCalled();
  });

  it.each(['/guarded', '/open'])('SHELL-002 a hard redirect loads a document, coming from %s', async (from) => {
    const open = jest.spyOn(documentNavigation, 'open').mockImplementation(() => undefined);
    const replace = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
    const { options } = site({ audience: { only: 'visitors', otherwise: { to: '/elsewhere', how: 'hard' } } });
    const { router } = await renderApp(from, { ...options, reader: 'member' });
    if (from === '/open') {
      await heading('Open');
      act(() => void router.navigate('/guarded'));
    }
    await waitFor(() => expect(from === '/open' ? open : replace).toHaveBeenCalledWith('/elsewhere'));
    expect(screen.queryByRole('heading', { name: 'Guarded' })).not.toBeInTheDocument();
  });

  it('sends a member from a page for visitors back to where they wanted to be, and forgets it', async () => {
    window.sessionStorage.setItem('returnTo', '/open?kept=1');
    const { options } = site({ audience: { only: 'visitors', otherwise: 'return-location' } });
    const { router } = await renderApp('/guarded', { ...options, reader: 'member' });
    expect(await heading('Open')).toBeVisible();
    expect(router.state.location.search).toBe('?kept=1');
    expect(window.sessionStorage.getItem('returnTo')).toBeNull();
  });

  it.each([
    ['Back led to after a sign-out', 'back_forward', ''],
    ['was opened after a sign-out', 'navigate', '/guarded?of=me'],
  ])('remembers of a page that %s: %s "%s"', async (_what, type, kept) => {
    const before = Object.getOwnPropertyDescriptor(performance, 'getEntriesByType');
    Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type }], configurable: true });
    window.sessionStorage.setItem('returnTo', '');
    await renderApp('/guarded?of=me', site({ signIn: 'login' }).options);
    expect(await heading('Sign in')).toBeVisible();
    expect(window.sessionStorage.getItem('returnTo')).toBe(kept);
    if (before) Object.defineProperty(performance, 'getEntriesByType', before);
    else Reflect.deleteProperty(performance, 'getEntriesByType');
  });
});

describe('where a member is sent who opens a page for visitors', () => {
  const addresses = { returnHosts: ['partner.example.org'] };
  const options = () => site({ audience: { only: 'visitors', otherwise: 'return-location' } }).options;

  it('ROUTE-022 is another site by a full load where the operator named its host', async () => {
    const replace = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
    await renderApp(`/guarded?returnTo=${encodeURIComponent('https://partner.example.org/offer?a=1')}`, {
      ...options(),
      reader: 'member',
      addresses,
    });
    await waitFor(() => expect(replace).toHaveBeenCalledWith('https://partner.example.org/offer?a=1'));
  });

  it('ROUTE-023 is a page of this site without leaving the document', async () => {
    const open = jest.spyOn(documentNavigation, 'open').mockImplementation(() => undefined);
    const { router } = await renderApp('/open', { ...options(), reader: 'member', addresses });
    await heading('Open');
    await act(() => router.navigate('/guarded?returnTo=/elsewhere%3Fa=1'));
    expect(await heading('Elsewhere')).toBeVisible();
    expect(router.state.location.search).toBe('?a=1');
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    '',
    '?returnTo=https://evil.example/',
    '?returnTo=//evil.example',
    '?returnTo=/.//evil.example',
    '?returnTo=/a/%2e%2e//evil.example',
    '?returnTo=javascript:alert(1)',
    '?returnTo=http://partner.example.org/',
  ])('ROUTE-024 is / for %j', async (query) => {
    const replace = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
    const { router } = await renderApp(`/guarded${query}`, { ...options(), reader: 'member', addresses });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(replace).not.toHaveBeenCalled();
  });

  it('is kept for a visitor until they have signed in', async () => {
    await renderApp('/guarded?returnTo=/elsewhere', options());
    expect(await heading('Guarded')).toBeVisible();
    expect(window.sessionStorage.getItem('returnTo')).toBe('/elsewhere');
  });
});

describe('a page that is nothing but a way to another', () => {
  const definitions = (access?: AccessRule): RouteDefinition[] => [
    {
      id: 'old',
      pattern: '/old',
      title: 'Old',
      redirect: { to: '/new', how: 'replace' },
      ...(access && { access }),
    },
    { id: 'new', pattern: '/new', title: 'New' },
    { id: 'login', pattern: '/internal/login', title: 'Staff' },
  ];
  const pages = { new: page('New'), login: page('Staff') };

  it('SHELL-004 leads there and stays out of the history', async () => {
    const { router } = await renderApp('/old', { definitions: definitions(), pages });
    expect(await heading('New')).toBeVisible();
    expect(router.state).toMatchObject({ location: { pathname: '/new' }, historyAction: 'REPLACE' });
  });

  it('admits no one whom its rule refuses, and remembers it for after the staff sign-in', async () => {
    const { router } = await renderApp('/old', {
      definitions: definitions({ internal: 'always' }),
      pages,
      reader: 'member',
    });
    expect(await heading('Staff')).toBeVisible();
    expect(router.state.location.pathname).toBe('/internal/login');
    expect(window.sessionStorage.getItem('returnTo')).toBe('/old');
  });
});
