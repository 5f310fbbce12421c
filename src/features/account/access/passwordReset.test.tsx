import { screen, waitFor } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { fakeFetch } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

let posted: { path: string; body: unknown }[];

/** What the server's /api/password-reset answers, one answer a try. */
function answerTries(...answers: (() => Response | Promise<Response>)[]): void {
  posted = [];
  globalThis.fetch = jest.fn((input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), window.location.origin);
    if (!pathname.startsWith('/api/password-reset')) return fakeFetch(input, init);
    posted.push({ path: pathname, body: JSON.parse(String(init?.body)) as unknown });
    const next = answers.shift();
    if (!next) throw new Error('One try more than answers');
    return Promise.resolve(next());
  });
}

const json = (status: number, body: object) => () => Response.json(body, { status });
const offline = () => Promise.reject(new TypeError('fetch failed'));
const problem = (field: string | null, message: string) => json(422, { problems: [{ field, code: 'X', message }] });

describe('the forgot-password page', () => {
  const send = () => screen.getByRole('button', { name: 'Send me a link' });
  const email = () => screen.getByRole('textbox', { name: 'Email address' });

  it('ROUTE-020 asks for an email address, sends one request and says the same for every address', async () => {
    answerTries(json(202, {}));
    const { user } = await renderApp('/forgot-password');
    await expectAccessible();
    await user.type(email(), 'una@example.com');
    await user.click(send());
    const heading = await screen.findByRole('heading', { name: 'Check your email' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText(/If there is an account for/u)).toHaveTextContent('una@example.com');
    expect(posted).toEqual([{ path: '/api/password-reset', body: { email: 'una@example.com' } }]);
    expect(window.location.href).not.toContain('una');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Try again or use another address' }));
    expect(email()).toHaveValue('una@example.com');
  });

  it('says what is wrong, and keeps what was typed when the server refuses or is not reached', async () => {
    answerTries(json(429, { problems: [{ field: null, code: 'TOO_MANY_TRIES', message: 'Wait a minute.' }] }), offline);
    const { user } = await renderApp('/forgot-password');
    await user.click(send());
    expect(email()).toHaveAccessibleDescription('Enter your email address.');
    await user.type(email(), 'una@example.com');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Wait a minute.');
    await user.click(send());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t reach the site.'));
    expect(email()).toHaveValue('una@example.com');
  });

  it('is led to from the sign-in page', async () => {
    await renderApp('/sign-in?interaction=abc');
    expect(screen.getByRole('link', { name: 'Forgotten your password?' })).toHaveAttribute('href', '/forgot-password');
  });
});

describe('the page that an emailed link leads to', () => {
  const password = () => screen.findByLabelText('New password');
  const change = () => screen.getByRole('button', { name: 'Change password' });
  const open = (fragment = '#token=the-token') => renderApp(`/complete-reset-password${fragment}`);

  it('ROUTE-026 has no nav bar and no footer, and takes the token out of the address', async () => {
    answerTries(json(200, { state: 'open' }));
    await open();
    await password();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(window.location.href).toBe('http://localhost/complete-reset-password');
    expect(JSON.stringify([{ ...window.sessionStorage }, { ...window.localStorage }])).not.toContain('the-token');
    await expectAccessible();
  });

  it('sets the password and says that the account is signed out everywhere', async () => {
    answerTries(
      json(200, { state: 'open' }),
      problem('password', 'Choose a password that is not your email address.'),
      offline,
      json(200, {}),
    );
    const { user } = await open();
    await user.type(await password(), 'short');
    await user.click(change());
    expect(await password()).toHaveAccessibleDescription(/Use at least 10 characters\./u);
    await user.type(await password(), '@example.com');
    await user.click(change());
    await waitFor(async () => expect(await password()).toHaveAccessibleDescription(/not your email address/u));
    await user.click(change());
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach the site.');
    expect(await password()).toHaveValue('short@example.com');
    await user.click(change());
    expect(await screen.findByRole('heading', { level: 1, name: 'Your password is changed' })).toBeVisible();
    expect(screen.getByText(/signed out on every device/u)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
    expect(posted.at(-1)).toEqual({
      path: '/api/password-reset/password',
      body: { token: 'the-token', password: 'short@example.com', removesPasskeys: false },
    });
    await expectAccessible();
  });

  it('offers to remove passkeys where the account has any', async () => {
    answerTries(json(200, { state: 'open', hasPasskeys: true }), json(200, {}));
    const { user } = await open();
    await user.type(await password(), 'an oak chest in the vestry');
    const box = screen.getByRole('checkbox', { name: 'Also remove my passkeys' });
    expect(box).not.toBeChecked();
    await expectAccessible();
    await user.click(box);
    await user.click(change());
    await screen.findByRole('heading', { name: 'Your password is changed' });
    expect(posted.at(-1)?.body).toEqual({
      token: 'the-token',
      password: 'an oak chest in the vestry',
      removesPasskeys: true,
    });
  });

  it('forgets the session that this tab still holds', async () => {
    answerTries(json(200, { state: 'open' }), json(200, {}));
    document.cookie = 'muniment_session=1';
    const { user } = await renderApp('/complete-reset-password#token=the-token', { reader: 'member' });
    await user.type(await password(), 'an oak chest in the vestry');
    await user.click(change());
    await screen.findByRole('heading', { name: 'Your password is changed' });
    await waitFor(() => expect(document.cookie).not.toContain('muniment_session=1'));
  });

  it.each([
    ['expired', 'This link has expired'],
    ['used', 'This link has been used'],
    ['replaced', 'This link no longer works'],
    ['unknown', 'This link is not complete'],
    ['of a later version', 'This link is not complete'],
  ])('explains a link that is %s and leads on', async (state, title) => {
    answerTries(json(200, { state }));
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute('href', '/forgot-password');
    await expectAccessible();
  });

  it('explains a link without a token without asking, one that stops working meanwhile, and one that cannot be checked', async () => {
    answerTries(offline, json(200, { state: 'open' }), json(410, { state: 'used' }));
    const { unmount } = await open('');
    expect(screen.getByRole('heading', { level: 1, name: 'This link is not complete' })).toBeVisible();
    expect(posted).toEqual([]);
    unmount();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await user.type(await password(), 'an oak chest in the vestry');
    await user.click(change());
    expect(await screen.findByRole('heading', { level: 1, name: 'This link has been used' })).toBeVisible();
  });
});
