const PREFIX = 'muniment-';
/** Versions before the present one whose parts stay, for tabs that were opened with them. */
const EARLIER = 2;

/** The name of the cache that holds the parts of one version. */
export const cacheOf = (version: string): string => PREFIX + version;

/** Caches of service workers of this site, whatever their version. @param names - of all caches, in any order */
export const ownCaches = (names: readonly string[]): string[] => names.filter((name) => name.startsWith(PREFIX));

/**
 * Caches that a new version has no use for: all but its own and those of the two versions before it, whose tabs may
 * still be open.
 * @param names - of all caches, oldest first
 */
export function cachesToRemove(names: readonly string[], version: string): string[] {
  const earlier = ownCaches(names).filter((name) => name !== cacheOf(version));
  return earlier.slice(0, Math.max(0, earlier.length - EARLIER));
}

/** Where the service worker is served; its scope is the whole site. */
export const WORKER_PATH = '/service-worker.js';

/** What a service worker knows of the version of the site that it was served with (docs/adr/0099). */
export interface WorkerPlan {
  /** Names the build and its settings: another one is another worker. */
  version: string;
  /** The document that opens any page when the network brings none. It holds nothing of any reader. */
  shell: { html: string; headers: Readonly<Record<string, string>> };
  /** Paths of what the shell needs, kept before the worker starts. */
  first: readonly string[];
  /** Paths of everything else that may be kept once a page has used it. */
  parts: readonly string[];
}

/** What pages say to their worker: paths of what they have, to be kept for the next visit. */
export interface PageTaken {
  taken: readonly string[];
}

/** More paths than a page has. */
const MOST_TAKEN = 500;

/** Reads a message to the worker. Null for anything that is not one. */
export function readTaken(data: unknown): readonly string[] | null {
  const { taken } = (typeof data === 'object' && data !== null ? data : {}) as Partial<
    Record<keyof PageTaken, unknown>
  >;
  return Array.isArray(taken) && taken.length <= MOST_TAKEN && taken.every((path) => typeof path === 'string')
    ? taken
    : null;
}
