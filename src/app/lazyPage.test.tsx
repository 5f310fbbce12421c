import { act, Suspense, startTransition } from 'react';
import { createRoot } from 'react-dom/client';

import { lazyPage } from './lazyPage.tsx';

it('draws a page whose code arrives while it is drawn, without an error that React recovers from', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const recovered: unknown[] = [];
  const root = createRoot(place, { onRecoverableError: (error) => recovered.push(error instanceof Error ? (error.cause ?? error) : error) });
  const { Page } = lazyPage('a.page', () => Promise.resolve({ Component: () => <h1>Here</h1> }));
  // In a transition, as the router shows a page: that is drawn again where it waited, not from the start.
  await act(async () => startTransition(() => root.render(<Suspense fallback="Wait"><Page /></Suspense>)));
  expect([place.textContent, recovered]).toEqual(['Here', []]);
  act(() => root.unmount());
  place.remove();
});
