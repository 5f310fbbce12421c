import { act, Component, type ReactNode, Suspense, startTransition } from 'react';
import { createRoot } from 'react-dom/client';

import { lazyPage } from './lazyPage.tsx';

it('draws a page whose code arrives while it is drawn, without an error that React recovers from', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const recovered: unknown[] = [];
  const root = createRoot(place, {
    onRecoverableError: (error) => recovered.push(error instanceof Error ? (error.cause ?? error) : error),
  });
  const { Page } = lazyPage('a.page', () => Promise.resolve({ Component: () => <h1>Here</h1> }));
  // In a transition, as the router shows a page: that is drawn again where it waited, not from the start.
  await act(async () =>
    startTransition(() =>
      root.render(
        <Suspense fallback="Wait">
          <Page />
        </Suspense>,
      ),
    ),
  );
  expect([place.textContent, recovered]).toEqual(['Here', []]);
  act(() => root.unmount());
  place.remove();
});

class Failure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? 'Failed' : this.props.children;
  }
}

it('asks once for code that does not come, however late that is known, and again at the next navigation', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, { onCaughtError: () => undefined, onRecoverableError: () => undefined });
  const importPage = jest.fn(
    () => new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('Loading chunk 7 failed.')), 5)),
  );
  const { Page, load } = lazyPage('a.page', importPage);
  // The router has asked, and shows the page when it has waited long enough.
  const asked = load().catch(() => undefined);
  await act(async () =>
    startTransition(() =>
      root.render(
        <Failure>
          <Suspense fallback="Wait">
            <Page />
          </Suspense>
        </Failure>,
      ),
    ),
  );
  await act(async () => {
    await asked;
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect([place.textContent, importPage.mock.calls.length]).toEqual(['Failed', 1]);
  await expect(load()).rejects.toThrow();
  expect(importPage).toHaveBeenCalledTimes(2);
  act(() => root.unmount());
  place.remove();
});
