import { screen, waitFor } from '@testing-library/react';

import { DEFAULT_MAIL_CHOICES, type MailChoices } from '#domain/account/mail-preferences/notificationSettings.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { fakeFetch } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

let posted: unknown[];

/** What /api/email-preferences answers, one answer a request. */
function answerRequests(...answers: (() => Promise<Response>)[]): void {
  posted = [];
  globalThis.fetch = jest.fn((input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), window.location.origin);
    if (pathname !== '/api/email-preferences') return fakeFetch(input, init);
    posted.push(JSON.parse(String(init?.body)));
    return answers.shift()?.() ?? Promise.reject(new Error('One request more than answers'));
  });
}

const choices =
  (changes: Partial<MailChoices['settings']> = {}) =>
  () =>
    Promise.resolve(
      Response.json({ ...DEFAULT_MAIL_CHOICES, settings: { ...DEFAULT_MAIL_CHOICES.settings, ...changes } }),
    );
const offline = () => Promise.reject(new TypeError('fetch failed'));
const open = () => renderApp('/email-preferences#token=the-token');
const news = () => screen.findByRole('switch', { name: 'News' });

it('ROUTE-027 shows the switches to readers who come from an email, without signing in, and saves each', async () => {
  answerRequests(choices(), choices({ news: true }));
  const { user } = await open();
  expect(await news()).not.toBeChecked();
  expect(screen.getAllByRole('switch')).toHaveLength(9);
  expect(screen.queryByRole('link', { name: 'My data' })).toBeNull();
  expect(window.location.href).toBe('http://localhost/email-preferences');
  await expectAccessible();
  await user.click(await news());
  expect(await screen.findByText('News: on, saved.')).toBeInTheDocument();
  expect(await news()).toBeChecked();
  expect(posted).toEqual([{ token: 'the-token' }, { token: 'the-token', change: { news: true } }]);
});

it('moves a switch back that could not be saved, and offers to try again', async () => {
  answerRequests(choices(), offline, choices({ news: true }));
  const { user } = await open();
  await user.click(await news());
  expect(await screen.findByRole('alert')).toHaveTextContent('“News” was not saved');
  expect(await news()).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await news()).toBeChecked());
});

it('says that a link is not complete, and tries again when the choices did not arrive', async () => {
  answerRequests(offline, () => Promise.resolve(Response.json({ state: 'unknown' }, { status: 410 })));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Sign in' }).at(-1)).toHaveAttribute('href', '/sign-in');
});

it('asks a visitor without a link to sign in, and comes back here', async () => {
  answerRequests();
  const { user } = await renderApp('/email-preferences');
  await user.click(screen.getAllByRole('link', { name: 'Sign in' }).at(-1)!);
  expect(window.sessionStorage.getItem('returnTo')).toBe('/email-preferences');
});
