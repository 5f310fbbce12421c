import { createElement, lazy, useState, type ComponentType } from 'react';

import { retryImport } from './retryImport.ts';

/** A part of a page whose code comes separately. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  preload: () => void;
  arrival: () => Promise<unknown>;
  isHere: () => boolean;
};

/**
 * A part of a page whose code comes separately, so that the page is there sooner. Without a connection it goes on being
 * waited for; the rest of the page stays as it is. Code that has arrived is drawn at once: React would show what is
 * drawn meanwhile first, and then keep it for 300 ms so that nothing flickers.
 *
 * @param load - imports it; asked again when it failed.
 * @returns the part, to be drawn inside a `Suspense`. Its `preload` fetches the code before it is drawn, so that code
 * and
 * data travel at the same time: `useEffect(() => Results.preload(), [])`. Its `arrival` does so and can be waited for;
 *   `isHere` says whether it has come.
 * @throws PartLoadFailed while drawing, when the code does not arrive though there is a connection.
 * @example const Results = lazyPart(() => import('./Results.tsx').then(({ Results: Part }) => Part))
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let code: Promise<{ default: ComponentType<Props> }> | undefined;
  let Arrived: ComponentType<Props> | undefined;
  const fetchCode = () =>
    (code ??= retryImport(load).then((Part) => {
      Arrived = Part;
      return { default: Part };
    }));
  const Awaited = lazy(fetchCode) as unknown as ComponentType<Props>;
  function Part(props: Props) {
    // Once drawn, a part stays the same one: another component in its place would lose what was typed in it.
    const [Drawn] = useState(() => Arrived ?? Awaited);
    return createElement(Drawn, props);
  }
  return Object.assign(Part, {
    preload: () => void fetchCode().catch(() => undefined),
    arrival: fetchCode,
    isHere: () => Arrived !== undefined,
  });
}
