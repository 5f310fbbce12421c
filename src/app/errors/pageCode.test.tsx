import { act, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';

import type { RouteDefinition } from '#domain/kernel/routes/routeDefinition.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import type { PageModule } from '#services/routing/featurePages.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answerAt, comeBack, goOffline } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { reportsOfTest } from '#test/support/reportsOfTest.ts';
import { PartLoadFailed } from '#ui/retryImport.ts';

const definition = (id: string): RouteDefinition => ({
  id,
  pattern: `/${id}`,
  title: id.toUpperCase(),
});
const drawn = (text: string) => () => Promise.resolve<PageModule>({ Component: () => createElement('h1', null, text) });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the code of a page that does not arrive', () => {
  const definitions = [definition('one'), definition('two')];
  const broken = jest.fn(() => Promise.reject<PageModule>(new Error('Loading chunk 7 failed.')));
  const pages = { one: drawn('One'), two: broken };
  let reload: jest.SpyInstance;
  let reports: ReturnType<typeof reportsOfTest>;
  beforeEach(() => {
    reports = reportsOfTest();
    reload = jest.spyOn(documentNavigation, 'reload').mockImplementation(() => undefined);
  });

  it('SHELL-011 makes the document reload once, and then shows the generic error page', async () => {
    const { unmount } = await renderApp('/two', { definitions, pages });
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    unmount();
    await renderApp('/two', { definitions, pages });
    expect(await heading('Well, that didn’t quite go according to plan...')).toBeVisible();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(reports()).toEqual(['page-code', 'page-code']);
  });

  it('offers to load the page again, where it was reloaded and its code is still not there', async () => {
    window.sessionStorage.setItem('reloadedFor', `${Date.now()} /two`);
    const { user } = await renderApp('/two', { definitions, pages });
    await user.click(await screen.findByRole('button', { name: 'Reload the page' }));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(reports()).toEqual(['page-code']);
  });

  it('is reported as code that is missing, no crash, where it is a part of the page', async () => {
    const Part = () => {
      throw new PartLoadFailed('A part of the page did not arrive');
    };
    window.sessionStorage.setItem('reloadedFor', `${Date.now()} /two`);
    await renderApp('/two', { definitions, pages: { ...pages, two: () => Promise.resolve({ Component: Part }) } });
    expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
    expect(reports()).toEqual(['page-code']);
  });

  it('is asked for again when the reader comes back to the page', async () => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    const { router } = await renderApp('/two', { definitions, pages: { ...pages, two: broken } });
    await heading('You are offline');
    await act(() => router.navigate('/one'));
    await heading('One');
    broken.mockImplementationOnce(drawn('Two'));
    await act(() => router.navigate('/two'));
    expect(await heading('Two')).toBeVisible();
    expect(reports()).toEqual(['page-code']);
  });
});

describe('a page that was not loaded before the connection was lost', () => {
  const definitions = [definition('one'), definition('two')];
  const arriving = jest.fn<Promise<PageModule>, []>();
  const pages = { one: drawn('One'), two: arriving };
  let reload: jest.SpyInstance;
  let onLine: jest.SpyInstance;
  beforeEach(() => {
    for (const how of ['error', 'warn'] as const) jest.spyOn(console, how).mockImplementation(() => undefined);
    reload = jest.spyOn(documentNavigation, 'reload').mockImplementation(() => undefined);
    onLine = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    arriving.mockRejectedValue(new Error('Loading chunk 7 failed.'));
    goOffline();
  });
  afterEach(() => comeBack());

  async function lost() {
    const view = await renderApp('/one', { definitions, pages });
    await heading('One');
    await act(() => view.router.navigate('/two?a=b'));
    return view;
  }

  it('explains it without "500", and opens by Retry when there is a connection again, in the same document', async () => {
    const { user, router } = await lost();
    expect(await heading('You are offline')).toBeVisible();
    expect(document.body).not.toHaveTextContent('500');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('There is still no connection.')).toBeVisible();
    comeBack();
    arriving.mockImplementation(drawn('Two'));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await heading('Two')).toBeVisible();
    expect(router.state.location.search).toBe('?a=b');
    expect(reload).not.toHaveBeenCalled();
    await act(() => router.navigate(-1));
    expect(await heading('One')).toBeVisible();
  });

  it('opens by itself when the browser says that it is connected', async () => {
    await lost();
    await heading('You are offline');
    comeBack();
    arriving.mockImplementation(drawn('Two'));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await heading('Two')).toBeVisible();
  });

  it('keeps the document while the site is starting after an update, and opens by itself when it is ready', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    onLine.mockReturnValue(true);
    comeBack();
    answerAt('/healthz', () => new Response(null, { status: 503 }));
    await lost();
    expect(await heading('The site cannot be reached')).toBeVisible();
    answerAt('/healthz', () => Response.json({}));
    arriving.mockImplementation(drawn('Two'));
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    jest.useRealTimers();
    expect(await heading('Two')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  it('keeps the document where the browser thinks that it is connected and the site does not answer', async () => {
    onLine.mockReturnValue(true);
    await lost();
    expect(await heading('The site cannot be reached')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });
});
