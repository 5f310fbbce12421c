/**
 * The code of a part did not arrive although there is a connection: mostly the site was updated while the page was
 * open.
 */
export class PartLoadFailed extends Error {}

/** Waits before the code is asked for once more, while there is a connection: milliseconds. */
const AGAIN_MS = [500, 2000];

const connected = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
const pause = (ms: number): Promise<void> => new Promise((resolve) => window.setTimeout(resolve, ms));

/**
 * Fetches code with `load`. Without a connection it waits for one; with one it tries three times.
 * @throws PartLoadFailed when the code does not arrive although there is a connection.
 */
export async function retryImport<Code>(load: () => Promise<Code>, tries = 0): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    const wait = AGAIN_MS[tries];
    if (navigator.onLine && wait === undefined)
      throw new PartLoadFailed('A part of the page did not arrive', { cause });
    await (navigator.onLine ? pause(wait ?? 0) : connected());
    return retryImport(load, navigator.onLine ? tries + 1 : tries);
  }
}
