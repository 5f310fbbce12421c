import { act, screen, waitFor } from '@testing-library/react';

import { NO_ADDRESSES, type SiteBoot } from '#domain/site/content/siteBoot.ts';
import { signedIn, signedOut } from '#features/kernel/auth/index.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { startBridge } from './startBridge.ts';

const APP = 'https://app.example.org';
const boot = (appOrigins?: readonly string[]): SiteBoot => ({
  name: 'Muniment',
  shortName: 'Muniment',
  mode: 'demo',
  version: '1',
  publicUrl: 'https://records.example.org',
  addresses: NO_ADDRESSES,
  requestId: 'r',
  ...(appOrigins && { appOrigins }),
});
const ANN = { memberId: 7, displayName: 'Ann', isInternal: false };

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  delete (window as { ReactNativeWebView?: unknown }).ReactNativeWebView;
});

/** The site in a frame of a page that notes what is posted to it. */
async function inFrame(appOrigins?: readonly string[], address = '/sitemap') {
  const post = jest.fn();
  const host = { postMessage: post } as unknown as Window;
  jest.spyOn(window, 'parent', 'get').mockReturnValue(host);
  const app = await renderApp(address);
  await screen.findByRole('heading', { level: 1 });
  stop = startBridge(app.store, app.router, boot(appOrigins));
  const say = (message: object, { origin = APP, source = host }: { origin?: string; source?: Window } = {}) =>
    act(
      () =>
        void window.dispatchEvent(new MessageEvent('message', { data: { muniment: 1, ...message }, origin, source })),
    );
  return { ...app, post, say };
}

describe('in a frame of an allowed page', () => {
  it('says nothing before it was greeted, then where the reader is', async () => {
    const { post, say } = await inFrame([APP]);
    expect(post).not.toHaveBeenCalled();
    await say({ type: 'hello' });
    expect(post.mock.calls).toEqual([
      [{ muniment: 1, type: 'ready', path: '/sitemap', title: 'Site map | Muniment', isSignedIn: false }, APP],
    ]);
  });

  it('goes where it is asked, says so without the query, and back again', async () => {
    const { post, say, router } = await inFrame([APP]);
    await say({ type: 'hello' });
    await say({ type: 'navigate', to: '/cookies-policy?a=secret' });
    await waitFor(() =>
      expect(post).toHaveBeenLastCalledWith(
        { muniment: 1, type: 'navigated', path: '/cookies-policy', title: 'Cookies policy | Muniment' },
        APP,
      ),
    );
    await say({ type: 'back' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/sitemap'));
    await screen.findByRole('heading', { level: 1, name: 'Site map' });
    await waitFor(() =>
      expect(post).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'navigated', path: '/sitemap' }), APP),
    );
  });

  it('says when it cannot go back, and what it does not follow', async () => {
    const { post, say, router } = await inFrame([APP]);
    await say({ type: 'hello' });
    await say({ type: 'back' });
    expect(post).toHaveBeenLastCalledWith({ muniment: 1, type: 'at-start' }, APP);
    await say({ type: 'navigate', to: 'https://evil.example/' });
    expect(post).toHaveBeenLastCalledWith({ muniment: 1, type: 'refused', reason: 'not-a-path' }, APP);
    await say({ type: 'sign-in-as', member: 1 });
    expect(post).toHaveBeenLastCalledWith({ muniment: 1, type: 'refused', reason: 'unknown-type' }, APP);
    expect(router.state.location.pathname).toBe('/sitemap');
  });

  it('tells of signing in and out, and not who', async () => {
    const { post, say, store } = await inFrame([APP]);
    await say({ type: 'hello' });
    await act(async () => void store.dispatch(signedIn(ANN)));
    expect(await screen.findByRole('button', { name: 'Account of Ann' })).toBeVisible();
    expect(post).toHaveBeenLastCalledWith({ muniment: 1, type: 'signed-in' }, APP);
    await act(async () => void store.dispatch(signedOut()));
    expect(await screen.findByRole('link', { name: 'Register' })).toBeVisible();
    expect(post).toHaveBeenLastCalledWith({ muniment: 1, type: 'signed-out' }, APP);
    expect(JSON.stringify(post.mock.calls)).not.toMatch(/Ann|7/u);
  });

  it('hands out the public address to share, without keys', async () => {
    const { post, say } = await inFrame([APP], '/sitemap?source=app&publicTreeShareToken=secret&a=b');
    await say({ type: 'hello' });
    await say({ type: 'share' });
    expect(post).toHaveBeenLastCalledWith(
      { muniment: 1, type: 'share', url: 'https://records.example.org/sitemap?a=b', title: 'Site map | Muniment' },
      APP,
    );
  });
});

describe('anyone else', () => {
  it.each([
    ['a page that is not on the list', [APP], { origin: 'https://evil.example' }],
    ['a sandboxed page, which has no origin', [APP], { origin: 'null' }],
    ['a page of an allowed origin that is not around the frame', [APP], { source: window }],
    ['every page where the operator named none', undefined, {}],
  ] as const)('%s gets no answer and moves nothing', async (_, appOrigins, sender) => {
    const { post, say, router } = await inFrame(appOrigins);
    await say({ type: 'hello' }, sender);
    await say({ type: 'navigate', to: '/cookies-policy' }, sender);
    expect(post).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/sitemap');
  });
});

describe('in the app’s webview', () => {
  const inWebview = async (address: string) => {
    const post = jest.fn();
    (window as { ReactNativeWebView?: unknown }).ReactNativeWebView = { postMessage: post };
    const app = await renderApp(address);
    await screen.findByRole('heading', { level: 1 });
    stop = startBridge(app.store, app.router, boot());
    return { ...app, said: () => post.mock.calls.map(([text]) => JSON.parse(String(text)) as unknown) };
  };
  const inject = (data: unknown, source: Window | null = window) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source })));

  it('tells at once where the reader is, in text, and listens to what the app injects', async () => {
    const { said, router } = await inWebview('/sitemap?isMobileApp=true');
    expect(said()).toEqual([
      { muniment: 1, type: 'ready', path: '/sitemap', title: 'Site map | Muniment', isSignedIn: false },
    ]);
    await inject(JSON.stringify({ muniment: 1, type: 'navigate', to: '/cookies-policy' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/cookies-policy'));
    await waitFor(() => expect(said().at(-1)).toMatchObject({ type: 'navigated', path: '/cookies-policy' }));
  });

  it('does not listen to a frame within the page', async () => {
    const { said, router } = await inWebview('/sitemap?isMobileApp=true');
    await inject({ muniment: 1, type: 'navigate', to: '/cookies-policy' }, {
      postMessage: () => undefined,
    } as unknown as Window);
    expect(router.state.location.pathname).toBe('/sitemap');
    expect(said()).toHaveLength(1);
  });

  it('is silent in a webview that is not the app', async () => {
    expect((await inWebview('/sitemap')).said()).toEqual([]);
  });
});
