import { act, screen, waitFor, within } from '@testing-library/react';

import { signedIn } from '#features/kernel/auth/index.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { fakeFetch } from '#test/support/graphqlServer.ts';
import { A_MEMBER, renderApp } from '#test/support/renderApp.tsx';

type Answer = () => Response | Promise<Response>;

let posted: { path: string; body: Record<string, unknown> }[];
let leave: jest.SpyInstance<void, [string]>;

/** What the server's /interaction answers, one answer a try. */
function answerTries(...answers: Answer[]): void {
  globalThis.fetch = jest.fn((input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), window.location.origin);
    if (!pathname.startsWith('/interaction/')) return fakeFetch(input, init);
    posted.push({ path: pathname, body: JSON.parse(String(init?.body)) as Record<string, unknown> });
    const next = answers.shift();
    if (!next) throw new Error('One try more than answers');
    return Promise.resolve(next());
  });
}

const refuse =
  (field: string | null, code: string, message: string): Answer =>
  () =>
    Response.json({ problems: [{ field, code, message }] }, { status: 422 });
const accept: Answer = () => Response.json({ continueTo: 'http://localhost/oidc/auth/xyz' });
const left = () => new URL(leave.mock.calls.at(-1)?.[0] ?? 'nowhere:');

beforeEach(() => {
  posted = [];
  leave = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
});

const email = () => screen.getByRole('textbox', { name: 'Email address' });
const password = () => screen.getByLabelText('Password');
const submit = (name = 'Sign in') =>
  screen.getByRole('main').querySelector('form') && screen.getByRole('button', { name });

describe('the sign-in page', () => {
  it('explains it where the browser cannot sign in over plain http', async () => {
    Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
    await renderApp('/sign-in');
    expect(await screen.findByText(/only over https/u)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('ROUTE-017 shows email, password and a sign-in button, and sends them', async () => {
    answerTries(accept);
    const { user } = await renderApp('/sign-in?interaction=abc&prompt=login');
    await user.type(email(), 'member@example.com');
    await user.type(password(), 'wexcombe-1881');
    await expectAccessible();
    await user.click(submit()!);
    await waitFor(() => expect(leave).toHaveBeenCalledWith('http://localhost/oidc/auth/xyz'));
    expect(posted).toEqual([
      { path: '/interaction/abc/login', body: { email: 'member@example.com', password: 'wexcombe-1881' } },
    ]);
  });

  it('says what is wrong and keeps what was typed', async () => {
    answerTries(refuse(null, 'WRONG_CREDENTIALS', 'Do not match.'));
    const { user } = await renderApp('/sign-in?interaction=abc');
    await user.click(submit()!);
    expect(screen.getByText('Enter your email address.')).toBeVisible();
    expect(posted).toEqual([]);
    await user.type(email(), 'mfa-on@example.com');
    await user.type(password(), 'wrong');
    await user.click(submit()!);
    expect(await screen.findByRole('alert')).toHaveTextContent('Do not match.');
    expect([email(), password()].map((field) => (field as HTMLInputElement).value)).toEqual([
      'mfa-on@example.com',
      'wrong',
    ]);
  });

  it('lets the password be looked at', async () => {
    const { user } = await renderApp('/sign-in?interaction=abc');
    await user.type(password(), 'clay');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByRole('textbox', { name: 'Password' })).toHaveValue('clay');
  });

  it('loses nothing when the server cannot be reached', async () => {
    answerTries(() => Promise.reject(new TypeError('fetch failed')));
    const { user } = await renderApp('/sign-in?interaction=abc');
    await user.type(email(), 'a@example.com');
    await user.type(password(), 'something');
    await user.click(submit()!);
    expect(await screen.findByText(/We couldn’t reach the site/u)).toBeVisible();
    expect(email()).toHaveValue('a@example.com');
  });

  it('ROUTE-018 is no page for members: they go where they wanted to be', async () => {
    window.sessionStorage.setItem('returnTo', '/access-denied');
    const { router } = await renderApp('/sign-in', { reader: 'member' });
    expect(router.state.location.pathname).toBe('/access-denied');
    expect(leave).not.toHaveBeenCalled();
  });

  it('is never itself where to return to', async () => {
    window.sessionStorage.setItem('returnTo', '/access-denied');
    const { user } = await renderApp('/sign-in?interaction=abc');
    await user.click(screen.getByRole('link', { name: 'Register' }));
    expect(window.sessionStorage.getItem('returnTo')).toBe('/access-denied');
  });
});

describe('the registration page', () => {
  it.each([
    ['regular', 'Create an account'],
    ['freeTrial', 'Start your free trial'],
    ['search', 'Create an account to see your search'],
    ['nonsense', 'Create an account'],
  ])('ROUTE-021 in mode %s is headed %s', async (mode, heading) => {
    await renderApp(`/register?interaction=abc&mode=${mode}`);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in instead' })).toHaveAttribute('href', '/sign-in');
  });

  it('shows problems beside their fields, its own and the server’s, and keeps what was typed', async () => {
    answerTries(refuse('email', 'TAKEN', 'There is already an account.'), accept);
    const { user } = await renderApp('/register?interaction=abc&mode=regular');
    await user.click(await screen.findByRole('button', { name: 'Create account' }));
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveAccessibleDescription('Enter your first name.');
    expect(posted).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Ann');
    await user.type(screen.getByRole('textbox', { name: 'Surname' }), 'Pinch');
    await user.type(email(), 'ann@example.com');
    await user.type(password(), 'clay labourer');
    await user.click(screen.getByRole('checkbox', { name: 'I accept the terms of use' }));
    const form = within(screen.getByRole('form', { name: 'Register' }));
    expect(
      form
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
    ).toEqual([
      ['terms of use (opens in a new tab)', '/terms', '_blank'],
      ['privacy notice (opens in a new tab)', '/privacy', '_blank'],
    ]);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(email()).toHaveAccessibleDescription('There is already an account.'));
    expect(password()).toHaveValue('clay labourer');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('http://localhost/oidc/auth/xyz'));
    expect(posted.at(-1)).toEqual({
      path: '/interaction/abc/register',
      body: {
        firstName: 'Ann',
        lastName: 'Pinch',
        email: 'ann@example.com',
        password: 'clay labourer',
        hasAcceptedTerms: true,
      },
    });
  });
});

describe('a registration page that is loaded again', () => {
  it('has what was typed, the password excepted, until the reader is signed in', async () => {
    const first = await renderApp('/register?interaction=abc&mode=regular');
    await first.user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ann');
    await first.user.type(screen.getByRole('textbox', { name: 'Surname' }), 'Pinch');
    await first.user.type(email(), 'ann@example.com');
    await first.user.type(password(), 'clay labourer');
    await first.user.click(screen.getByRole('checkbox', { name: 'I accept the terms of use' }));
    expect(JSON.stringify([{ ...window.sessionStorage }, { ...window.localStorage }])).not.toContain('clay labourer');
    first.unmount();

    const { store } = await renderApp('/register?interaction=abc&mode=regular');
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Ann');
    expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveValue('Pinch');
    expect(email()).toHaveValue('ann@example.com');
    expect(password()).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'I accept the terms of use' })).toBeChecked();
    await act(async () => void store.dispatch(signedIn(A_MEMBER)));
    expect(window.sessionStorage.getItem('registerDraft')).toBeNull();
    // What follows a sign-in is drawn before the test ends.
    await act(async () => undefined);
  });

  it.each(['nonsense', 'null', '[]', '{"firstName":7,"password":"x"}'])(
    'starts empty where %s is in its place',
    async (kept) => {
      window.sessionStorage.setItem('registerDraft', kept);
      await renderApp('/register?interaction=abc&mode=regular');
      expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('');
      expect(password()).toHaveValue('');
    },
  );
});

describe('a code by email on the way to an account', () => {
  const asked = () => Response.json({ step: { kind: 'confirm-email' } });
  const fillIn = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
    await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ann');
    await user.type(screen.getByRole('textbox', { name: 'Surname' }), 'Pinch');
    await user.type(email(), 'ann@example.com');
    await user.type(password(), 'clay labourer');
    await user.click(screen.getByRole('checkbox', { name: 'I accept the terms of use' }));
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    return screen.findByRole('textbox', { name: 'Code from the email' });
  };

  it('asks for the code, says what is wrong with it, sends another email, and leads on', async () => {
    answerTries(asked, refuse('code', 'WRONG_CODE', 'That is not the code we sent last.'), asked, accept);
    const { user } = await renderApp('/register?interaction=abc&mode=regular');
    const code = await fillIn(user);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Check your email' })).toHaveFocus());
    expect(screen.getByText(/sent an email to ann@example\.com/u)).toBeVisible();
    await expectAccessible();
    await user.type(code, '123456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(/That is not the code we sent last\./u));
    await user.click(screen.getByRole('button', { name: 'Send another email' }));
    expect(await screen.findByText(/We have sent another email\./u)).toBeVisible();
    expect(code).toHaveValue('123456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('http://localhost/oidc/auth/xyz'));
    expect(posted.map(({ path }) => path.split('/').at(-1))).toEqual([
      'register',
      'confirm-email',
      'mail-again',
      'confirm-email',
    ]);
  });

  it('goes back to the form as it was, by choice or because the code works no more', async () => {
    answerTries(asked, asked, refuse(null, 'PASSWORD_AGAIN', 'That code has expired.'));
    const { user } = await renderApp('/register?interaction=abc&mode=regular');
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    expect(email()).toHaveValue('ann@example.com');
    expect(password()).toHaveValue('clay labourer');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await user.type(await screen.findByRole('textbox', { name: 'Code from the email' }), '1');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('That code has expired.');
    expect(email()).toHaveValue('ann@example.com');
  });
});

describe('the staff sign-in', () => {
  it('ROUTE-182 asks for internal authentication, shows its form and leads on to the internal pages', async () => {
    const { unmount } = await renderApp('/internal/login');
    await waitFor(() => expect(left().searchParams.get('mode')).toBe('internal'));
    expect(window.sessionStorage.getItem('returnTo')).toBe('/internal');
    unmount();
    await renderApp('/internal/login?prompt=login&interaction=abc');
    expect(await screen.findByRole('heading', { level: 1, name: 'Staff sign-in' })).toBeVisible();
    expect(password()).toBeVisible();
  });
});

describe('refusals with an address of their own', () => {
  it('ROUTE-013 ROUTE-014 distinguish a page from a record', async () => {
    const { router } = await renderApp('/access-denied');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Access denied');
    await act(() => router.navigate('/access-denied/record'));
    expect(await screen.findByRole('heading', { level: 1, name: 'You cannot see this record' })).toBeVisible();
    await expectAccessible();
  });
});
