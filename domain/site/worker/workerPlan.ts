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
