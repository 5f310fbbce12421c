import { act, screen, waitFor } from '@testing-library/react';

import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answerAt, comeBack, goOffline } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

let leave: jest.SpyInstance<void, [string]>;
let warned: jest.SpyInstance;
let logged: jest.SpyInstance;

beforeEach(() => {
  leave = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  answerAt('/oidc/auth', () => Response.json({ page: `/sign-in${QUESTION}` }));
});

const QUESTION = '?interaction=abc&prompt=login';
const flag = () => window.sessionStorage.getItem('authRetry');
const heading = () => screen.findByRole('heading', { level: 1 });
/** The provider was asked, and a visitor shown its question in the same document. */
const restarted = async ({ router }: Awaited<ReturnType<typeof renderApp>>) => {
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/sign-in', search: QUESTION }));
  expect(leave).not.toHaveBeenCalled();
};

describe.each(['/error/auth', '/complete-login'])('an authentication error at %s', (page) => {
  it('AUTH-012 AUTH-013 AUTH-016 STOR-006 restarts the sign-in once after access_denied, with a flag and a warning', async () => {
    await restarted(await renderApp(`${page}?error=access_denied`));
    expect(flag()).not.toBeNull();
    expect(warned.mock.calls).toEqual([['Access was denied per OAuth2 specification, retrying login']]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('AUTH-017 restarts it once after invalid_request', async () => {
    await restarted(await renderApp(`${page}?error=invalid_request`));
    expect(warned.mock.calls).toEqual([['An invalid request was made to Auth0, retrying login']]);
  });

  it.each(['member', 'unknown'] as const)(
    'AUTH-009 restarts it in another document where the reader is signed in or may be: %s',
    async (reader) => {
      await renderApp(`${page}?error=access_denied`, { reader });
      await waitFor(() => expect(leave.mock.calls).toEqual([[`/sign-in${QUESTION}`]]));
    },
  );

  it('shows what failed where the provider cannot be asked once more', async () => {
    const { router } = await renderApp('/access-denied');
    goOffline();
    await act(() => router.navigate(`${page}?error=access_denied`));
    expect(await heading()).toHaveTextContent('We could not sign you in');
    comeBack();
  });

  it('does not fetch a reader back who went elsewhere meanwhile', async () => {
    let say: (answered: Response) => void = () => undefined;
    answerAt('/oidc/auth', () => new Promise((resolve) => (say = resolve)));
    const { router } = await renderApp(`${page}?error=access_denied`);
    await act(() => router.navigate('/access-denied'));
    await act(async () => say(Response.json({ page: `/sign-in${QUESTION}` })));
    expect(router.state.location.pathname).toBe('/access-denied');
    expect(leave).not.toHaveBeenCalled();
  });

  it('AUTH-014 AUTH-018 STOR-006 shows and logs the second failure, and forgets the flag', async () => {
    window.sessionStorage.setItem('authRetry', 'true');
    await renderApp(`${page}?error=access_denied&error_description=Not%20today`);
    expect(await heading()).toHaveTextContent('We could not sign you in');
    expect(flag()).toBeNull();
    expect(logged.mock.calls).toEqual([
      ['Authentication failed.', { error: 'access_denied', description: 'Not today' }],
    ]);
    expect(leave).not.toHaveBeenCalled();
    await expectAccessible();
  });

  it('AUTH-015 AUTH-019 AUTH-020 does not retry without an email address, and explains', async () => {
    await renderApp(`${page}?error=access_denied&error_description=Email%20required`);
    expect((await heading()).textContent).toBe('We can’t find an email address for your Facebook account');
    expect(screen.getByRole('link', { name: 'Back to sign-up' })).toHaveAttribute('href', '/register');
    expect(leave).not.toHaveBeenCalled();
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('AUTH-021 AUTH-022 explains refused permissions after the one retry', async () => {
    window.sessionStorage.setItem('authRetry', 'true');
    await renderApp(`${page}?error=access_denied&error_description=Permissions%20error`);
    expect((await heading()).textContent).toBe('We ran into a problem connecting to Facebook');
    expect(screen.getByText(/remove this app/u)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to sign-up' })).toHaveAttribute('href', '/register');
  });

  it('AUTH-011 AUTH-012 shows any other error at once', async () => {
    await renderApp(`${page}?error=other&error_description=x`);
    expect(await heading()).toHaveTextContent('We could not sign you in');
    expect(leave).not.toHaveBeenCalled();
  });
});

it.each(['constructor', '__proto__', 'toString'])(
  'takes %s, which can be written into any address, for an unknown error',
  async (error) => {
    await renderApp(`/error/auth?error=${error}`);
    expect(await heading()).toHaveTextContent('We could not sign you in');
    expect(leave).not.toHaveBeenCalled();
  },
);

it('ROUTE-029 opened without an error says what it is for, and logs nothing', async () => {
  await renderApp('/error/auth');
  expect(await heading()).toHaveTextContent('We could not sign you in');
  expect(screen.getByRole('link', { name: 'Sign in again' })).toBeVisible();
  expect(logged).not.toHaveBeenCalled();
});
