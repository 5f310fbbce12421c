import { readStored, writeStored } from './webStorage.ts';

/** sessionStorage key: scroll positions of this tab's history, in CSS pixels, by history entry. */
const STORAGE_KEY = 'scrollPositions';
/** Entries kept; older ones start at the top. */
const LIMIT = 100;
/** A page that has not grown tall enough by then stays where it is. */
const PATIENCE_MS = 10_000;
const READER_ACTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Names an entry of the tab's history. Every document starts with the same key, or none: its address distinguishes one
 * from another.
 * @param key - the router's
 */
export const positionKey = (
  key: string | undefined,
  { pathname, search }: { pathname: string; search: string },
): string => (key === undefined || key === 'default' ? pathname + search : key);

/** What an earlier document of this tab left; garbage is forgotten. */
export function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(readStored('session', STORAGE_KEY) ?? '[]');
    if (!Array.isArray(stored)) return new Map();
    return new Map(
      stored.filter(
        (entry): entry is [string, number] =>
          Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
      ),
    );
  } catch {
    return new Map();
  }
}

/**
 * Keeps the newest of them for documents of this tab that follow.
 * @param positions - CSS pixels from the top, by history entry, the newest last
 */
export const storePositions = (positions: ReadonlyMap<string, number>): void =>
  writeStored('session', STORAGE_KEY, JSON.stringify([...positions].slice(-LIMIT)));

/**
 * Scrolls to a height, again each time the page grows, until it is reached, the reader moves, or patience ends.
 * @returns a function that gives up.
 */
export function retryScroll(top: number): () => void {
  const growth = new ResizeObserver(() => attempt());
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  function stop(): void {
    growth.disconnect();
    clearTimeout(timer);
    for (const act of READER_ACTS) window.removeEventListener(act, stop);
  }
  function attempt(): void {
    window.scrollTo(0, top);
    const lowest = document.documentElement.scrollHeight - window.innerHeight;
    if (lowest >= top) stop();
  }
  for (const act of READER_ACTS) window.addEventListener(act, stop, { passive: true });
  growth.observe(document.body);
  attempt();
  return stop;
}
