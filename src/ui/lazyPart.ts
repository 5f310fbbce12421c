import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** The code of a part did not arrive although there is a connection: mostly the site was updated while the page stood open. */
export class PartLoadFailed extends Error {}

/** Waits before the code is asked for once more, while there is a connection: milliseconds. */
const AGAIN_MS = [500, 2000];

const connected = (): Promise<void> => new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
const pause = (ms: number): Promise<void> => new Promise((resolve) => window.setTimeout(resolve, ms));

/** Without a connection the code is waited for, and what stands on the page stays; with one it is asked for thrice. */
async function persist<Code>(load: () => Promise<Code>, tries = 0): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    const wait = AGAIN_MS[tries];
    if (navigator.onLine && wait === undefined) throw new PartLoadFailed('A part of the page did not arrive', { cause });
    await (navigator.onLine ? pause(wait ?? 0) : connected());
    return persist(load, navigator.onLine ? tries + 1 : tries);
  }
}

/**
 * A part of a page whose code comes by itself, so that the page stands sooner. Without a connection it goes on being
 * waited for; the rest of the page stays as it is.
 *
 * @param load - imports it; asked again when it failed.
 * @returns the part, to be drawn inside a `Suspense`. Its `preload` fetches the code before it is drawn, so that code and
 *   data travel at the same time: `useEffect(() => Results.preload(), [])`.
 * @throws PartLoadFailed while drawing, when the code does not arrive though there is a connection.
 * @example const Results = lazyPart(() => import('./Results.tsx').then(({ Results: Part }) => Part))
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> & { preload: () => void } {
  let code: Promise<{ default: ComponentType<Props> }> | undefined;
  const fetchCode = () => (code ??= persist(load).then((Part) => ({ default: Part })));
  return Object.assign(lazy(fetchCode), { preload: () => void fetchCode().catch(() => undefined) });
}
