import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part of a page whose code comes by itself, so that the page stands sooner.
 *
 * @param load - imports it; asked again when it failed.
 * @returns the part, to be drawn inside a `Suspense`. Its `preload` fetches the code before it is drawn, so that code and
 *   data travel at the same time: `useEffect(() => Results.preload(), [])`.
 * @example const Results = lazyPart(() => import('./Results.tsx').then(({ Results: Part }) => Part))
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> & { preload: () => void } {
  let code: Promise<{ default: ComponentType<Props> }> | undefined;
  const fetchCode = () =>
    (code ??= load().then(
      (Part) => ({ default: Part }),
      (error: unknown) => {
        code = undefined;
        throw error;
      },
    ));
  return Object.assign(lazy(fetchCode), { preload: () => void fetchCode().catch(() => undefined) });
}
