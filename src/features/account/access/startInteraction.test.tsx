import { act, screen, waitFor } from '@testing-library/react';

import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { answerAt, comeBack, goOffline } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

let leave: jest.SpyInstance<void, [string]>;
/** Where the provider was asked. */
let asked: URL[];

/** What the provider says, one answer each time it is asked. */
function providerSays(...answers: (() => Response | Promise<Response>)[]): void {
  answerAt('/oidc/auth', ({ address }) => {
    asked.push(address);
    const next = answers.shift();
    if (!next) throw new Error('The provider was asked once more than it answers');
    return next();
  });
}

const askedAt = (page: string) => () => Response.json({ page });
const form = (name: string) => screen.findByRole('form', { name });

beforeEach(() => {
  asked = [];
  leave = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
});

describe('asking the provider', () => {
  it('shows the form of its question in the same document, in the place of this address', async () => {
    providerSays(askedAt('/sign-in?interaction=abc&prompt=login'));
    const { router } = await renderApp('/sign-in');
    const entries = window.history.length;
    expect(await form('Sign in')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/sign-in', search: '?interaction=abc&prompt=login' });
    expect(window.history.length).toBe(entries);
    expect(leave).not.toHaveBeenCalled();
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({ prompt: 'login', response_type: 'code', code_challenge_method: 'S256', redirect_uri: 'http://localhost/complete-login' });
    // What the return is compared with: only this tab has it.
    expect(window.sessionStorage.getItem(`oidc.${asked[0]?.searchParams.get('state')}`)).toContain('code_verifier');
  });

  it('AUTH-008 hands mode and registration route on, with prompt login, and shows the form of that mode', async () => {
    providerSays(askedAt('/register?interaction=abc&mode=search&registrationRoute=7&prompt=login'));
    await renderApp('/register?mode=search&registrationRoute=7&prompt=login');
    expect(await screen.findByRole('textbox', { name: 'First name' })).toBeVisible();
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({ screen_hint: 'signup', sign_up_mode: 'search', registration_route: '7', prompt: 'login' });
    expect(asked).toHaveLength(1);
    expect(leave).not.toHaveBeenCalled();
  });

  it('hands on that a second factor is asked for', async () => {
    providerSays(askedAt('/sign-in?interaction=abc&prompt=login&mode=mfa'));
    await renderApp('/sign-in?mode=mfa');
    expect(await form('Sign in')).toBeVisible();
    expect(screen.getByText(/a second factor/u)).toBeVisible();
    expect(asked[0]?.searchParams.get('mode')).toBe('mfa');
  });

  it.each([
    ['an error', () => new Response('<!doctype html>', { status: 400 })],
    ['a document', () => new Response('<!doctype html>')],
    ['another page of the site', askedAt('/internal/login?interaction=abc&prompt=login')],
    ['a page without a question', askedAt('/sign-in')],
    ['a page of another site', askedAt('https://other.example/sign-in?interaction=abc')],
    ['no address', askedAt('https://')],
    ['something else', () => Response.json([null])],
  ])('sends the browser there when the provider answers with %s', async (_what, answered) => {
    providerSays(answered);
    const { router } = await renderApp('/sign-in');
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(leave.mock.calls[0]?.[0]).toBe(asked[0]?.href);
    expect(router.state.location.search).toBe('');
  });

  it.each([
    ['a fault', 500],
    ['a site that starts', 503],
    ['too many calls', 429],
  ])('says so and asks again when a reader wants it after %s', async (_what, status) => {
    providerSays(() => Response.json({ error: { code: 'SOME' } }, { status }), askedAt('/sign-in?interaction=abc&prompt=login'));
    const { user } = await renderApp('/sign-in');
    expect(await screen.findByText('Sign-in did not open')).toBeVisible();
    expect(screen.getByText('Check your connection, then try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await form('Sign in')).toBeVisible();
    expect(leave).not.toHaveBeenCalled();
  });

  it('stays on the page without a connection, and asks when there is one', async () => {
    providerSays(askedAt('/register?interaction=abc&mode=regular&prompt=login'));
    // The site answered before: only the provider is out of reach.
    const { user, router } = await renderApp('/access-denied');
    goOffline();
    await act(() => router.navigate('/register'));
    expect(await screen.findByText('Sign-in did not open')).toBeVisible();
    comeBack();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox', { name: 'First name' })).toBeVisible();
    expect(leave).not.toHaveBeenCalled();
  });

  it('does not fetch a reader back who went elsewhere meanwhile', async () => {
    let say: (answered: Response) => void = () => undefined;
    providerSays(() => new Promise((resolve) => { say = resolve; }));
    const { router } = await renderApp('/sign-in');
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(() => router.navigate('/access-denied'));
    await act(async () => say(Response.json({ page: '/sign-in?interaction=abc&prompt=login' })));
    await act(async () => undefined);
    expect(router.state.location.pathname).toBe('/access-denied');
    expect(leave).not.toHaveBeenCalled();
  });
});
