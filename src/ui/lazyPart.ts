import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import { persist } from './persist.ts';

/**
 * A part of a page whose code comes separately, so that the page is there sooner. Without a connection it goes on being
 * waited for; the rest of the page stays as it is.
 *
 * @param load - imports it; asked again when it failed.
 * @returns the part, to be drawn inside a `Suspense`. Its `preload` fetches the code before it is drawn, so that code and
 *   data travel at the same time: `useEffect(() => Results.preload(), [])`. Its `arrival` does so and can be waited for.
 * @throws PartLoadFailed while drawing, when the code does not arrive though there is a connection.
 * @example const Results = lazyPart(() => import('./Results.tsx').then(({ Results: Part }) => Part))
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> & { preload: () => void; arrival: () => Promise<unknown> } {
  let code: Promise<{ default: ComponentType<Props> }> | undefined;
  const fetchCode = () => (code ??= persist(load).then((Part) => ({ default: Part })));
  return Object.assign(lazy(fetchCode), { preload: () => void fetchCode().catch(() => undefined), arrival: fetchCode });
}
