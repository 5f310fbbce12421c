import { screen, waitFor } from '@testing-library/react';

import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answer, fakeFetch, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

describe('the terms of use', () => {
  const paragraph = (text: string) => ({
    kind: 'paragraph',
    level: null,
    anchor: null,
    spans: [{ text, isStrong: false, isEmphasis: false, isCode: false, to: null }],
    items: [],
    rows: [],
    entries: [],
  });
  const TEXT = { key: 'terms', updated: null, blocks: [paragraph('Say where a fact comes from.')] };
  const accept = () => screen.findByRole('button', { name: 'Accept the terms of use' });

  it('ROUTE-028 show with a button to accept them, after which the member goes on to where they wanted to be', async () => {
    answer({ content: () => TEXT, acceptTermsOfUse: () => true });
    window.sessionStorage.setItem('returnTo', '/access-denied');
    const { user, router } = await renderApp('/accept-terms-of-use', { reader: 'member' });
    expect(screen.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
    expect(await screen.findByText('Say where a fact comes from.')).toBeVisible();
    await expectAccessible();
    await user.click(await accept());
    await waitFor(() => expect(router.state.location.pathname).toBe('/access-denied'));
    expect(sentRequests().filter(({ operationName }) => operationName === 'AcceptTermsOfUse')).toHaveLength(1);
  });

  it('stay when the answer could not be saved', async () => {
    answer({
      content: () => TEXT,
      acceptTermsOfUse: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp('/accept-terms-of-use', { reader: 'member' });
    await user.click(await accept());
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not save your answer');
    expect(await accept()).toBeEnabled();
  });

  it('are read by visitors as well, who sign in to accept them and come back', async () => {
    jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
    answer({ content: () => TEXT });
    const { user, router } = await renderApp('/accept-terms-of-use');
    await user.click(await screen.findByRole('button', { name: 'Sign in to accept the terms of use' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
    expect(window.sessionStorage.getItem('returnTo')).toBe('/accept-terms-of-use');
  });
});

describe('terms of use that cannot be read', () => {
  const accept = () => screen.queryByRole('button', { name: /accept the terms of use/iu });

  it('are not accepted either, and are asked for again', async () => {
    answer({
      content: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp('/accept-terms-of-use', { reader: 'member' });
    expect(await screen.findByText('We couldn’t load the terms of use')).toBeVisible();
    expect(accept()).toBeNull();
    answer({ content: () => null });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'The terms of use are not published yet' })).toBeVisible();
    expect(accept()).toBeNull();
  });
});

describe('the page that clears the data in this browser', () => {
  let asked: string[];
  const clear = () => screen.getByRole('button', { name: 'Clear data' });

  /** What the server answers to each press of the button. */
  function answerPresses(...answers: (() => Promise<Response>)[]): void {
    asked = [];
    globalThis.fetch = jest.fn((input: RequestInfo | URL, init?: RequestInit) => {
      const { pathname } = new URL(String(input instanceof Request ? input.url : input), window.location.origin);
      if (pathname !== '/api/clear-data') return fakeFetch(input, init);
      asked.push(`${init?.method} ${pathname}`);
      return answers.shift()?.() ?? Promise.reject(new Error('One press more than answers'));
    });
  }

  beforeEach(() => {
    window.localStorage.setItem('recentSearches', '[]');
    window.sessionStorage.setItem('authRetry', 'true');
    document.cookie = 'affiliateId=7; Path=/';
  });

  it('ROUTE-036 clears nothing by being opened, and all after a press of the button, with a confirmation', async () => {
    answerPresses(() => Promise.resolve(Response.json({})));
    const { user } = await renderApp('/clear-data', { reader: 'member' });
    await expectAccessible();
    expect([asked, window.localStorage.getItem('recentSearches'), document.cookie.includes('affiliateId=7')]).toEqual([
      [],
      '[]',
      true,
    ]);
    await user.click(clear());
    const heading = await screen.findByRole('heading', { name: 'The data in this browser is cleared' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Back to homepage' })).toHaveAttribute('href', '/');
    expect([asked, window.localStorage.length, window.sessionStorage.length, document.cookie]).toEqual([
      ['POST /api/clear-data'],
      0,
      0,
      '',
    ]);
    await expectAccessible();
  });

  it('says that nothing was cleared when the server is not reached', async () => {
    answerPresses(() => Promise.reject(new TypeError('fetch failed')));
    const { user } = await renderApp('/clear-data');
    await user.click(clear());
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was cleared');
    expect(window.localStorage.getItem('recentSearches')).toBe('[]');
  });
});
